// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The complete OpenAPI document, as served at /openapi.json. */
export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "info": {
    "title": "Docsift",
    "version": "1.0.0",
    "summary": "Structured data from documents.",
    "description": "Describe what you need from a kind of document once, as a **workflow**, then **execute** it with a file and read the\nvalues, each with the page and position it was read from.\n\nA few rules apply to every operation:\n\n- Bodies are JSON unless an operation says otherwise. Times are RFC 3339 in UTC with milliseconds.\n- A member whose value is not known yet is omitted; it is never `null`. Inside `extractedData`, `null` means that\n  the document does not contain the value.\n- The body of an error response is `{\"error\": \"<sentence>\"}` and nothing else. What a program needs for a decision is\n  in the headers `x-error-code`, `x-request-id` and `retry-after`.\n- A request body with unknown members is rejected, and the error names one of them.\n- A query parameter that an operation does not have is ignored; of one that is repeated, the first value counts.\n- A page of the server sends a session, a cookie, instead of the API key. It acts for the key that signed in, and counts\n  only in requests of pages of the same origin; if a request has both, the key counts.\n- Requests are counted per API key and per organization. The headers `ratelimit-policy` and `ratelimit` report what\n  is left; when a budget is exhausted, any operation may respond with 429 and `retry-after`.\n- A resource of another organization cannot be distinguished from one that does not exist.\n\nEverything marked `x-extension: true` goes beyond the base interface and is optional: a client that does not know it\nstill works.\n",
    "license": {
      "name": "Apache-2.0",
      "identifier": "Apache-2.0"
    }
  },
  "servers": [
    {
      "url": "{base_url}",
      "description": "A Docsift server.",
      "variables": {
        "base_url": {
          "default": "http://127.0.0.1:3000",
          "description": "The address of the server, without `/api/v1`, which is part of the paths."
        }
      }
    }
  ],
  "security": [
    {
      "apiKey": []
    },
    {
      "session": []
    }
  ],
  "tags": [
    {
      "name": "Workflows",
      "description": "Definitions of what to extract, and their execution with a file."
    },
    {
      "name": "Executions",
      "description": "Runs of a workflow over one file, with their state, values, evidence and exports."
    },
    {
      "name": "Files",
      "description": "Stored documents, which executions use, and what is in them.",
      "x-extension": true
    },
    {
      "name": "Batches",
      "description": "Executions of a workflow that belong together, such as the invoices of a month.",
      "x-extension": true
    },
    {
      "name": "Reviews",
      "description": "Corrections of extracted values by people, and their approval or rejection.",
      "x-extension": true
    },
    {
      "name": "Webhooks",
      "description": "URLs that receive a signed message when an execution ends or is reviewed.",
      "x-extension": true
    },
    {
      "name": "API keys",
      "description": "Secrets that authenticate callers."
    },
    {
      "name": "Sessions",
      "description": "The caller of a request, and sign-ins from a browser.",
      "x-extension": true
    },
    {
      "name": "Models",
      "description": "Language models that the deployment may use. Requires the role `admin`."
    },
    {
      "name": "Runtime configuration",
      "description": "The model in each slot. Requires the role `admin`."
    },
    {
      "name": "Organizations",
      "description": "Tenants, which share nothing with each other. Requires the role `admin`.",
      "x-extension": true
    },
    {
      "name": "Users",
      "description": "Owners of API keys. Requires the role `admin`.",
      "x-extension": true
    },
    {
      "name": "Audit log",
      "description": "Who changed what. Requires the role `admin`.",
      "x-extension": true
    }
  ],
  "paths": {
    "/api/v1/workflows": {
      "get": {
        "operationId": "listWorkflows",
        "tags": [
          "Workflows"
        ],
        "summary": "List the workflows",
        "description": "Returns the workflows of the caller's organization, newest first. A page has at most 1,000 items and 4 MiB.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The workflows.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Workflow"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "wkf_3f9a1c7e20b4",
                        "name": "Invoices",
                        "description": "",
                        "configuration": {
                          "objects": [
                            {
                              "name": "Invoice",
                              "description": "A supplier's invoice",
                              "fields": [
                                {
                                  "name": "number",
                                  "description": "\"Invoice No.\"",
                                  "type": "string"
                                },
                                {
                                  "name": "date",
                                  "type": "date"
                                },
                                {
                                  "name": "total",
                                  "description": "Amount due, tax included",
                                  "type": "number"
                                }
                              ],
                              "tables": [
                                {
                                  "name": "items",
                                  "columns": [
                                    {
                                      "name": "description",
                                      "type": "string"
                                    },
                                    {
                                      "name": "amount",
                                      "type": "number"
                                    }
                                  ]
                                }
                              ]
                            }
                          ]
                        },
                        "createdAt": "2026-03-02T09:14:58.031Z",
                        "updatedAt": "2026-03-02T09:14:58.031Z",
                        "ownerId": "usr_0e7d4b92c6f1",
                        "version": 1
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Create a workflow",
        "description": "Stores a definition of what to extract. It can be executed immediately.\n",
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WorkflowInput"
              },
              "examples": {
                "invoices": {
                  "value": {
                    "name": "Invoices",
                    "description": "",
                    "configuration": {
                      "objects": [
                        {
                          "name": "Invoice",
                          "description": "A supplier's invoice",
                          "fields": [
                            {
                              "name": "number",
                              "description": "\"Invoice No.\"",
                              "type": "string"
                            },
                            {
                              "name": "date",
                              "type": "date"
                            },
                            {
                              "name": "total",
                              "description": "Amount due, tax included",
                              "type": "number"
                            }
                          ],
                          "tables": [
                            {
                              "name": "items",
                              "columns": [
                                {
                                  "name": "description",
                                  "type": "string"
                                },
                                {
                                  "name": "amount",
                                  "type": "number"
                                }
                              ]
                            }
                          ]
                        }
                      ]
                    }
                  }
                },
                "withReview": {
                  "summary": "Doubtful values and invoices without a total are reviewed, and two of a hundred others",
                  "value": {
                    "name": "Reviewed invoices",
                    "configuration": {
                      "objects": [
                        {
                          "name": "Invoice",
                          "fields": [
                            {
                              "name": "number",
                              "type": "string"
                            },
                            {
                              "name": "total",
                              "type": "number"
                            }
                          ]
                        }
                      ]
                    },
                    "review": {
                      "threshold": 0.8,
                      "required": [
                        "/Invoice/fields/total"
                      ],
                      "sample": 0.02
                    }
                  }
                },
                "withRetention": {
                  "summary": "Executions and their documents are removed 30 days after their end",
                  "value": {
                    "name": "Applications",
                    "configuration": {
                      "objects": [
                        {
                          "name": "Application",
                          "fields": [
                            {
                              "name": "applicant",
                              "type": "string"
                            }
                          ]
                        }
                      ]
                    },
                    "retentionDays": 30
                  }
                },
                "withoutDescription": {
                  "value": {
                    "name": "Letters",
                    "configuration": {
                      "objects": [
                        {
                          "name": "Letter",
                          "fields": [
                            {
                              "name": "sender",
                              "type": "string"
                            }
                          ]
                        }
                      ]
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The workflow is stored.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "location": {
                "$ref": "#/components/headers/WorkflowLocation"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WorkflowReference"
                },
                "examples": {
                  "created": {
                    "value": {
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "message": "The workflow was created.",
                      "version": 1
                    }
                  }
                }
              }
            },
            "links": {
              "getWorkflow": {
                "operationId": "getWorkflow",
                "description": "Read the workflow.",
                "parameters": {
                  "workflowId": "$response.body#/workflowId"
                }
              },
              "executeWorkflow": {
                "operationId": "executeWorkflow",
                "description": "Execute the workflow with a file.",
                "parameters": {
                  "workflowId": "$response.body#/workflowId"
                }
              },
              "deleteWorkflow": {
                "operationId": "deleteWorkflow",
                "description": "Delete the workflow.",
                "parameters": {
                  "workflowId": "$response.body#/workflowId"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidWorkflow"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}": {
      "get": {
        "operationId": "getWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Read a workflow",
        "description": "Returns the complete definition.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          }
        ],
        "responses": {
          "200": {
            "description": "The workflow.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "etag": {
                "$ref": "#/components/headers/WorkflowTag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Workflow"
                },
                "examples": {
                  "workflow": {
                    "value": {
                      "id": "wkf_3f9a1c7e20b4",
                      "name": "Invoices",
                      "description": "",
                      "configuration": {
                        "objects": [
                          {
                            "name": "Invoice",
                            "description": "A supplier's invoice",
                            "fields": [
                              {
                                "name": "number",
                                "description": "\"Invoice No.\"",
                                "type": "string"
                              },
                              {
                                "name": "date",
                                "type": "date"
                              },
                              {
                                "name": "total",
                                "description": "Amount due, tax included",
                                "type": "number"
                              }
                            ],
                            "tables": [
                              {
                                "name": "items",
                                "columns": [
                                  {
                                    "name": "description",
                                    "type": "string"
                                  },
                                  {
                                    "name": "amount",
                                    "type": "number"
                                  }
                                ]
                              }
                            ]
                          }
                        ]
                      },
                      "createdAt": "2026-03-02T09:14:58.031Z",
                      "updatedAt": "2026-03-02T09:14:58.031Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "version": 1
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Replace a workflow",
        "description": "Replaces the definition; an omitted description becomes empty. Executions keep the definition that they were\nstarted with. A change makes a new version, and `If-Match` keeps it from overwriting the change of someone else.\n",
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WorkflowInput"
              },
              "examples": {
                "invoices": {
                  "value": {
                    "name": "Invoices",
                    "description": "Incoming invoices of all suppliers",
                    "configuration": {
                      "objects": [
                        {
                          "name": "Invoice",
                          "description": "A supplier's invoice",
                          "fields": [
                            {
                              "name": "number",
                              "description": "\"Invoice No.\"",
                              "type": "string"
                            },
                            {
                              "name": "date",
                              "type": "date"
                            },
                            {
                              "name": "total",
                              "description": "Amount due, tax included",
                              "type": "number"
                            }
                          ],
                          "tables": [
                            {
                              "name": "items",
                              "columns": [
                                {
                                  "name": "description",
                                  "type": "string"
                                },
                                {
                                  "name": "amount",
                                  "type": "number"
                                }
                              ]
                            }
                          ]
                        }
                      ]
                    }
                  }
                },
                "asRead": {
                  "value": {
                    "id": "wkf_3f9a1c7e20b4",
                    "name": "Invoices",
                    "description": "",
                    "configuration": {
                      "objects": [
                        {
                          "name": "Invoice",
                          "description": "A supplier's invoice",
                          "fields": [
                            {
                              "name": "number",
                              "description": "\"Invoice No.\"",
                              "type": "string"
                            },
                            {
                              "name": "date",
                              "type": "date"
                            },
                            {
                              "name": "total",
                              "description": "Amount due, tax included",
                              "type": "number"
                            }
                          ],
                          "tables": [
                            {
                              "name": "items",
                              "columns": [
                                {
                                  "name": "description",
                                  "type": "string"
                                },
                                {
                                  "name": "amount",
                                  "type": "number"
                                }
                              ]
                            }
                          ]
                        }
                      ]
                    },
                    "createdAt": "2026-03-02T09:14:58.031Z",
                    "updatedAt": "2026-03-02T09:14:58.031Z",
                    "ownerId": "usr_0e7d4b92c6f1",
                    "version": 1
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The workflow is replaced.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "etag": {
                "$ref": "#/components/headers/WorkflowTag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WorkflowReference"
                },
                "examples": {
                  "updated": {
                    "value": {
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "message": "The workflow was updated.",
                      "version": 2
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidWorkflow"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "412": {
            "$ref": "#/components/responses/VersionConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Delete a workflow",
        "description": "Deletes the definition. Its executions remain readable.\n",
        "x-extension": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          }
        ],
        "responses": {
          "200": {
            "description": "The workflow is deleted.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Message"
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "message": "The workflow was deleted."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/versions": {
      "get": {
        "operationId": "listWorkflowVersions",
        "tags": [
          "Workflows"
        ],
        "summary": "List the versions of a workflow",
        "description": "Returns every definition that the workflow has had, newest first, without its content. The first is the current one.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The versions.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/WorkflowVersion"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "version": 2,
                        "name": "Invoices",
                        "createdAt": "2026-03-09T16:02:11.505Z",
                        "userId": "usr_0e7d4b92c6f1",
                        "isCurrent": true
                      },
                      {
                        "version": 1,
                        "name": "Invoices",
                        "createdAt": "2026-03-02T09:14:58.031Z",
                        "userId": "usr_0e7d4b92c6f1",
                        "isCurrent": false
                      }
                    ]
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/versions/{version}": {
      "get": {
        "operationId": "getWorkflowVersion",
        "tags": [
          "Workflows"
        ],
        "summary": "Read a version of a workflow",
        "description": "Returns the complete definition as it was in that version. `updatedAt` is when the version was made.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/WorkflowVersionNumber"
          }
        ],
        "responses": {
          "200": {
            "description": "The workflow in that version.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Workflow"
                },
                "examples": {
                  "workflow": {
                    "value": {
                      "id": "wkf_3f9a1c7e20b4",
                      "name": "Invoices",
                      "description": "",
                      "configuration": {
                        "objects": [
                          {
                            "name": "Invoice",
                            "description": "A supplier's invoice",
                            "fields": [
                              {
                                "name": "number",
                                "description": "\"Invoice No.\"",
                                "type": "string"
                              },
                              {
                                "name": "date",
                                "type": "date"
                              },
                              {
                                "name": "total",
                                "description": "Amount due, tax included",
                                "type": "number"
                              }
                            ],
                            "tables": [
                              {
                                "name": "items",
                                "columns": [
                                  {
                                    "name": "description",
                                    "type": "string"
                                  },
                                  {
                                    "name": "amount",
                                    "type": "number"
                                  }
                                ]
                              }
                            ]
                          }
                        ]
                      },
                      "createdAt": "2026-03-02T09:14:58.031Z",
                      "updatedAt": "2026-03-09T16:02:11.505Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "version": 2
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowVersionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/versions/{version}/restore": {
      "post": {
        "operationId": "restoreWorkflowVersion",
        "tags": [
          "Workflows"
        ],
        "summary": "Restore a version of a workflow",
        "description": "Makes the definition of that version the current one again. This adds a version, unless that definition is already the\ncurrent one; no version is lost.\n",
        "x-extension": true,
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/WorkflowVersionNumber"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "The definition is the current one.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WorkflowReference"
                },
                "examples": {
                  "restored": {
                    "value": {
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "message": "Version 1 of the workflow was restored.",
                      "version": 3
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowVersionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/labels": {
      "get": {
        "operationId": "listWorkflowLabels",
        "tags": [
          "Reviews"
        ],
        "summary": "List the labelled documents of a workflow",
        "description": "Returns the approved executions of a workflow with their corrected values, newest first, as cases for the evaluation\nof extraction. Values that nobody changed are confirmed by the approval. A page has at most 100 items and 4 MiB.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/ReviewedSince"
          },
          {
            "$ref": "#/components/parameters/LabelLimit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The labels.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Label"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "executionId": "exe_8d02e5b7146f",
                        "fileId": "file_51c0ad93f7e2",
                        "fileName": "acme-0042.pdf",
                        "configuration": {
                          "objects": [
                            {
                              "name": "Invoice",
                              "fields": [
                                {
                                  "name": "total",
                                  "type": "number"
                                }
                              ]
                            }
                          ]
                        },
                        "expected": {
                          "Invoice": {
                            "fields": {
                              "total": 1290.5
                            }
                          }
                        },
                        "places": {
                          "/Invoice/fields/total": [
                            {
                              "page": 1,
                              "box": [
                                498,
                                310.4,
                                531.7,
                                320.9
                              ],
                              "text": "1,290.50"
                            }
                          ]
                        },
                        "tags": [
                          "reviewed",
                          "corrected"
                        ]
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/execute": {
      "post": {
        "operationId": "executeWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Execute a workflow with a file",
        "description": "Stores the document, which is sent in a part named `file`, and queues its extraction. The server detects the kind\nof file from its content: PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML or EML.\n",
        "x-idempotent": true,
        "x-stream-body": true,
        "x-rate-limit": "executes",
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/BatchOfExecution"
          },
          {
            "$ref": "#/components/parameters/WorkflowVersionFilter"
          },
          {
            "$ref": "#/components/parameters/Prefer"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "type": "object",
                "required": [
                  "file"
                ],
                "properties": {
                  "file": {
                    "description": "The document.",
                    "type": "string",
                    "format": "binary",
                    "x-default-max-bytes": 52428800,
                    "x-file-kinds": {
                      "pdf": {
                        "mediaType": "application/pdf",
                        "extensions": [
                          "pdf"
                        ]
                      },
                      "png": {
                        "mediaType": "image/png",
                        "extensions": [
                          "png"
                        ]
                      },
                      "jpeg": {
                        "mediaType": "image/jpeg",
                        "extensions": [
                          "jpg",
                          "jpeg"
                        ]
                      },
                      "tiff": {
                        "mediaType": "image/tiff",
                        "extensions": [
                          "tif",
                          "tiff"
                        ]
                      },
                      "webp": {
                        "mediaType": "image/webp",
                        "extensions": [
                          "webp"
                        ]
                      },
                      "docx": {
                        "mediaType": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
                        "extensions": [
                          "docx"
                        ]
                      },
                      "xlsx": {
                        "mediaType": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                        "extensions": [
                          "xlsx"
                        ]
                      },
                      "csv": {
                        "mediaType": "text/csv",
                        "extensions": [
                          "csv"
                        ]
                      },
                      "tsv": {
                        "mediaType": "text/tab-separated-values",
                        "extensions": [
                          "tsv"
                        ]
                      },
                      "txt": {
                        "mediaType": "text/plain",
                        "extensions": [
                          "txt"
                        ]
                      },
                      "md": {
                        "mediaType": "text/markdown",
                        "extensions": [
                          "md"
                        ]
                      },
                      "html": {
                        "mediaType": "text/html",
                        "extensions": [
                          "html",
                          "htm"
                        ]
                      },
                      "eml": {
                        "mediaType": "message/rfc822",
                        "extensions": [
                          "eml"
                        ]
                      }
                    }
                  }
                }
              },
              "examples": {
                "textFile": {
                  "summary": "A short text document",
                  "value": {
                    "file": "Invoice No. 0042"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The execution, which is queued or, when the request preferred to wait, may have ended.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "location": {
                "$ref": "#/components/headers/ExecutionLocation"
              },
              "preference-applied": {
                "$ref": "#/components/headers/PreferenceApplied"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecuteResult"
                },
                "examples": {
                  "queued": {
                    "value": {
                      "workflowExecutionId": "exe_8d02e5b7146f",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "status": "Queued",
                      "fileId": "file_51c0ad93f7e2",
                      "filename": "acme-0042.pdf"
                    }
                  },
                  "waited": {
                    "value": {
                      "workflowExecutionId": "exe_8d02e5b7146f",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "status": "Completed",
                      "fileId": "file_51c0ad93f7e2",
                      "filename": "acme-0042.pdf"
                    }
                  }
                }
              }
            },
            "links": {
              "getExecution": {
                "operationId": "getExecution",
                "description": "Read the execution with its values.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              },
              "getExecutionStatus": {
                "operationId": "getExecutionStatus",
                "description": "Follow the state of the execution.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              },
              "getExecutionFile": {
                "operationId": "getExecutionFile",
                "description": "Fetch the file of the execution.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              },
              "exportExecution": {
                "operationId": "exportExecution",
                "description": "Export the values of the execution.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidFile"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecuteNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExecuteConflict"
          },
          "413": {
            "$ref": "#/components/responses/FileTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/FileUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/executions": {
      "post": {
        "operationId": "executeFile",
        "tags": [
          "Workflows"
        ],
        "summary": "Execute a workflow with a stored file",
        "description": "Queues the extraction of a file that is already stored: one that was uploaded with `createFile`, or that of another\nexecution.\n",
        "x-extension": true,
        "x-idempotent": true,
        "x-rate-limit": "executes",
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/Prefer"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FileExecutionInput"
              },
              "examples": {
                "file": {
                  "value": {
                    "fileId": "file_51c0ad93f7e2"
                  }
                },
                "version": {
                  "value": {
                    "fileId": "file_51c0ad93f7e2",
                    "version": 2
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The execution, which is queued or, when the request preferred to wait, may have ended.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "location": {
                "$ref": "#/components/headers/ExecutionLocation"
              },
              "preference-applied": {
                "$ref": "#/components/headers/PreferenceApplied"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecuteResult"
                },
                "examples": {
                  "queued": {
                    "value": {
                      "workflowExecutionId": "exe_8d02e5b7146f",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "status": "Queued",
                      "fileId": "file_51c0ad93f7e2",
                      "filename": "acme-0042.pdf"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowOrFileNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExecuteConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflows/{workflowId}/executions/{workflowExecutionId}": {
      "get": {
        "operationId": "getWorkflowExecution",
        "tags": [
          "Workflows"
        ],
        "summary": "Read an execution of a workflow",
        "description": "Returns the same as reading the execution by its id alone, if it belongs to the workflow.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
          },
          {
            "$ref": "#/components/parameters/WorkflowExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The execution.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Execution"
                },
                "examples": {
                  "completed": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Completed",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "workflowName": "Invoices",
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z",
                      "extractedData": {
                        "Invoice": {
                          "fields": {
                            "number": "0042",
                            "date": "2026-02-27",
                            "total": 1290.5
                          },
                          "tables": {
                            "items": [
                              {
                                "description": "Paper, A4",
                                "amount": 90.5
                              },
                              {
                                "description": "Printer",
                                "amount": 1200
                              }
                            ]
                          }
                        }
                      }
                    }
                  },
                  "queued": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Queued",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "workflowName": "Invoices",
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55"
                    }
                  },
                  "failed": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Failed",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "workflowName": "Invoices",
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z",
                      "errorMessage": "file_encrypted: The file is protected by a password."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions": {
      "get": {
        "operationId": "listExecutions",
        "tags": [
          "Executions"
        ],
        "summary": "List the executions",
        "description": "Returns the executions of the caller's organization without their values, newest first. A page has at most 1,000\nitems and 4 MiB.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowFilter"
          },
          {
            "$ref": "#/components/parameters/StatusFilter"
          },
          {
            "$ref": "#/components/parameters/ReviewFilter"
          },
          {
            "$ref": "#/components/parameters/CreatedAfter"
          },
          {
            "$ref": "#/components/parameters/CreatedBefore"
          },
          {
            "$ref": "#/components/parameters/BatchFilter"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The executions.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/ExecutionSummary"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "exe_8d02e5b7146f",
                        "status": "Failed",
                        "createdAt": "2026-03-02T09:15:02.870Z",
                        "ownerId": "usr_0e7d4b92c6f1",
                        "workflowId": "wkf_3f9a1c7e20b4",
                        "workflowName": "Invoices",
                        "fileId": "file_51c0ad93f7e2",
                        "fileName": "acme-0042.pdf",
                        "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                        "startedAt": "2026-03-02T09:15:03.112Z",
                        "completedAt": "2026-03-02T09:15:04.218Z",
                        "errorMessage": "file_encrypted: The file is protected by a password."
                      },
                      {
                        "id": "exe_8d02e5b7146f",
                        "status": "Completed",
                        "createdAt": "2026-03-02T09:15:02.870Z",
                        "ownerId": "usr_0e7d4b92c6f1",
                        "workflowId": "wkf_3f9a1c7e20b4",
                        "workflowName": "Invoices",
                        "fileId": "file_51c0ad93f7e2",
                        "fileName": "acme-0042.pdf",
                        "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                        "startedAt": "2026-03-02T09:15:03.112Z",
                        "completedAt": "2026-03-02T09:15:04.218Z",
                        "review": "needed"
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/export": {
      "get": {
        "operationId": "exportExecutions",
        "tags": [
          "Executions"
        ],
        "summary": "Export many executions as one table",
        "description": "Returns the values of the completed executions of a workflow or a batch, newest first; `workflowId` or `batchId` is\nrequired. CSV has a row for each execution and a column for each field, or with `table` a row for each row of that\ntable. A workbook has one sheet for the fields and one for each table. The first columns are always `execution_id` and\n`file_name`. Where the executions have different versions of the workflow, the columns are those of the newest,\nfollowed by those that only older ones have. Text that a spreadsheet would evaluate as a formula is escaped with an\napostrophe in CSV. More than 10,000 executions are rejected. CSV and JSON are streamed.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowFilter"
          },
          {
            "$ref": "#/components/parameters/BatchFilter"
          },
          {
            "$ref": "#/components/parameters/CreatedAfter"
          },
          {
            "$ref": "#/components/parameters/CreatedBefore"
          },
          {
            "$ref": "#/components/parameters/JoinedReviewed"
          },
          {
            "$ref": "#/components/parameters/JoinedExportMode"
          },
          {
            "$ref": "#/components/parameters/JoinedTable"
          }
        ],
        "responses": {
          "200": {
            "description": "The values, in the format of `mode`.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "content-disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              }
            },
            "content": {
              "text/csv": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "csv": {
                    "value": "execution_id,file_name,number,total\r\nexe_8d02e5b7146f,acme-0042.pdf,0042,1290.5\r\n"
                  }
                }
              },
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/JoinedExecution"
                  }
                },
                "examples": {
                  "json": {
                    "value": [
                      {
                        "executionId": "exe_8d02e5b7146f",
                        "fileName": "acme-0042.pdf",
                        "extractedData": {
                          "Invoice": {
                            "fields": {
                              "number": "0042",
                              "total": 1290.5
                            }
                          }
                        }
                      }
                    ]
                  }
                }
              },
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                },
                "examples": {
                  "workbook": {
                    "summary": "The bytes of a workbook",
                    "value": "PK"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/BatchNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}": {
      "get": {
        "operationId": "getExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Read an execution",
        "description": "Returns the execution, with its values once it is completed.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The execution.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Execution"
                },
                "examples": {
                  "completed": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Completed",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "workflowName": "Invoices",
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z",
                      "extractedData": {
                        "Invoice": {
                          "fields": {
                            "number": "0042",
                            "date": "2026-02-27",
                            "total": 1290.5
                          },
                          "tables": {
                            "items": [
                              {
                                "description": "Paper, A4",
                                "amount": 90.5
                              },
                              {
                                "description": "Printer",
                                "amount": 1200
                              }
                            ]
                          }
                        }
                      }
                    }
                  },
                  "queued": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Queued",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "workflowName": "Invoices",
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55"
                    }
                  },
                  "failed": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Failed",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "workflowName": "Invoices",
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z",
                      "errorMessage": "file_encrypted: The file is protected by a password."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Delete an execution",
        "description": "Deletes an execution that has ended, with its values, its review, and its file unless another execution uses it.\nCancel an execution that has not ended first.\n",
        "x-extension": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The execution is deleted.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Message"
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "message": "The execution was deleted."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExecutionRunning"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/status": {
      "get": {
        "operationId": "getExecutionStatus",
        "tags": [
          "Executions"
        ],
        "summary": "Get the status of an execution",
        "description": "Returns the current state, or with `Prefer` the state as soon as the execution has ended.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          },
          {
            "$ref": "#/components/parameters/Prefer"
          }
        ],
        "responses": {
          "200": {
            "description": "The state of the execution.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "preference-applied": {
                "$ref": "#/components/headers/PreferenceApplied"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecutionStatusView"
                },
                "examples": {
                  "queued": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Queued",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "fileId": "file_51c0ad93f7e2",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55"
                    }
                  },
                  "completed": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Completed",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "fileId": "file_51c0ad93f7e2",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z"
                    }
                  },
                  "failed": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Failed",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "fileId": "file_51c0ad93f7e2",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "errorMessage": "file_encrypted: The file is protected by a password.",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/file": {
      "get": {
        "operationId": "getExecutionFile",
        "tags": [
          "Executions"
        ],
        "summary": "Get a URL of the file",
        "description": "Returns a signed URL that serves the file as uploaded, in full or in ranges.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The URL.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecutionFile"
                },
                "examples": {
                  "signed": {
                    "value": {
                      "url": "http://127.0.0.1:3000/files/file_51c0ad93f7e2?expires=1772443804&signature=5c1f0e"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/export": {
      "get": {
        "operationId": "exportExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Export the values",
        "description": "Returns the values in a format for other programs. CSV has one row per value, with the columns object, section,\ntable, row, name, type and value; text that a spreadsheet would evaluate as a formula is escaped with an\napostrophe. A workbook has one sheet for the fields and one for each table.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          },
          {
            "$ref": "#/components/parameters/ExportMode"
          },
          {
            "$ref": "#/components/parameters/Reviewed"
          }
        ],
        "responses": {
          "200": {
            "description": "The values as a JSON string, or as raw bytes when `Accept` requests CSV or Excel.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "content-disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "csv": {
                    "value": "object,section,table,row,name,type,value\r\nInvoice,fields,,,number,string,0042\r\n"
                  },
                  "json": {
                    "value": "{\n  \"Invoice\": {\n    \"fields\": { \"number\": \"0042\" }\n  }\n}"
                  },
                  "xlsx": {
                    "summary": "The start of a workbook in base64",
                    "value": "UEsDBBQAAAAIAA=="
                  }
                }
              },
              "text/csv": {
                "x-extension": true,
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "csv": {
                    "value": "object,section,table,row,name,type,value\r\nInvoice,fields,,,number,string,0042\r\n"
                  }
                }
              },
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "x-extension": true,
                "schema": {
                  "type": "string",
                  "format": "binary"
                },
                "examples": {
                  "workbook": {
                    "summary": "The bytes of a workbook",
                    "value": "PK"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExportConflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/evidence": {
      "get": {
        "operationId": "getExecutionEvidence",
        "tags": [
          "Executions"
        ],
        "summary": "Get the evidence for the values",
        "description": "Returns the page and position of each value, its text as printed and the probability that it is correct.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The evidence.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/EvidenceReport"
                },
                "examples": {
                  "pages": {
                    "value": {
                      "pages": [
                        {
                          "page": 1,
                          "width": 595.28,
                          "height": 841.89
                        }
                      ],
                      "evidence": {
                        "/Invoice/fields/number": {
                          "page": 1,
                          "box": [
                            412.2,
                            88.5,
                            440.1,
                            99
                          ],
                          "text": "0042",
                          "confidence": 0.98,
                          "source": "builtin"
                        },
                        "/Invoice/tables/items/0/amount": {
                          "page": 1,
                          "box": [
                            498,
                            310.4,
                            531.7,
                            320.9
                          ],
                          "text": "90,50",
                          "confidence": 0.91,
                          "source": "fast"
                        }
                      },
                      "warnings": []
                    }
                  },
                  "sheet": {
                    "value": {
                      "pages": [],
                      "evidence": {
                        "/Invoice/fields/number": {
                          "page": 1,
                          "cell": "C7",
                          "text": "0042",
                          "confidence": 0.97,
                          "source": "builtin"
                        }
                      },
                      "warnings": [
                        "Sheet 2 is empty."
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExecutionNotCompleted"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/review": {
      "get": {
        "operationId": "getExecutionReview",
        "tags": [
          "Reviews"
        ],
        "summary": "Read the review of an execution",
        "description": "Returns why the execution needs a review, the corrections, and the values with the corrections. A completed execution\nthat needed none has the revision 0 and no reasons.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The review.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Review"
                },
                "examples": {
                  "needed": {
                    "value": {
                      "executionId": "exe_8d02e5b7146f",
                      "state": "needed",
                      "revision": 0,
                      "reasons": [
                        {
                          "pointer": "/Invoice/fields/total",
                          "reason": "low_confidence",
                          "confidence": 0.41
                        }
                      ],
                      "corrections": {},
                      "data": {
                        "Invoice": {
                          "fields": {
                            "number": "0042",
                            "date": "2026-02-27",
                            "total": 1290.5
                          },
                          "tables": {
                            "items": [
                              {
                                "description": "Paper, A4",
                                "amount": 90.5
                              },
                              {
                                "description": "Printer",
                                "amount": 1200
                              }
                            ]
                          }
                        }
                      }
                    }
                  },
                  "approved": {
                    "value": {
                      "executionId": "exe_8d02e5b7146f",
                      "state": "approved",
                      "revision": 1,
                      "reasons": [
                        {
                          "pointer": "/Invoice/fields/total",
                          "reason": "low_confidence",
                          "confidence": 0.41
                        }
                      ],
                      "corrections": {
                        "/Invoice/fields/total": {
                          "value": 1290.5,
                          "page": 1,
                          "box": [
                            498,
                            310.4,
                            531.7,
                            320.9
                          ],
                          "text": "1,290.50",
                          "by": "usr_0e7d4b92c6f1",
                          "at": "2026-03-02T09:20:41.005Z"
                        }
                      },
                      "data": {
                        "Invoice": {
                          "fields": {
                            "number": "0042",
                            "date": "2026-02-27",
                            "total": 1290.5
                          },
                          "tables": {
                            "items": [
                              {
                                "description": "Paper, A4",
                                "amount": 90.5
                              },
                              {
                                "description": "Printer",
                                "amount": 1200
                              }
                            ]
                          }
                        }
                      },
                      "reviewedBy": "usr_0e7d4b92c6f1",
                      "reviewedAt": "2026-03-02T09:20:41.005Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExecutionNotCompleted"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateExecutionReview",
        "tags": [
          "Reviews"
        ],
        "summary": "Correct, approve or reject an execution",
        "description": "Stores a revision: all corrections, and the state, which stays as it is when it is omitted. Sent again by the same\nuser, the newest revision is returned and nothing is stored. Approvals and rejections are recorded in the audit log.\n",
        "x-extension": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ReviewInput"
              },
              "examples": {
                "corrected": {
                  "summary": "A field and a table are corrected, and the execution is approved",
                  "value": {
                    "revision": 0,
                    "state": "approved",
                    "note": "The total was blurred.",
                    "corrections": {
                      "/Invoice/fields/total": {
                        "value": 1290.5,
                        "page": 1,
                        "text": "1,290.50"
                      },
                      "/Invoice/tables/items": {
                        "rows": [
                          {
                            "description": "Paper, A4",
                            "amount": 90.5
                          },
                          {
                            "description": "Printer",
                            "amount": 1200
                          }
                        ],
                        "places": {
                          "1/amount": {
                            "page": 1,
                            "text": "1,200.00"
                          }
                        }
                      }
                    }
                  }
                },
                "rejected": {
                  "value": {
                    "revision": 0,
                    "state": "rejected",
                    "note": "Not an invoice.",
                    "corrections": {}
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The review as it is stored.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Review"
                },
                "examples": {
                  "approved": {
                    "value": {
                      "executionId": "exe_8d02e5b7146f",
                      "state": "approved",
                      "revision": 1,
                      "reasons": [
                        {
                          "pointer": "/Invoice/fields/total",
                          "reason": "low_confidence",
                          "confidence": 0.41
                        }
                      ],
                      "corrections": {
                        "/Invoice/fields/total": {
                          "value": 1290.5,
                          "page": 1,
                          "box": [
                            498,
                            310.4,
                            531.7,
                            320.9
                          ],
                          "text": "1,290.50",
                          "by": "usr_0e7d4b92c6f1",
                          "at": "2026-03-02T09:20:41.005Z"
                        }
                      },
                      "data": {
                        "Invoice": {
                          "fields": {
                            "number": "0042",
                            "date": "2026-02-27",
                            "total": 1290.5
                          },
                          "tables": {
                            "items": [
                              {
                                "description": "Paper, A4",
                                "amount": 90.5
                              },
                              {
                                "description": "Printer",
                                "amount": 1200
                              }
                            ]
                          }
                        }
                      },
                      "reviewedBy": "usr_0e7d4b92c6f1",
                      "reviewedAt": "2026-03-02T09:20:41.005Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidReview"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ReviewConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/review/history": {
      "get": {
        "operationId": "listReviewRevisions",
        "tags": [
          "Reviews"
        ],
        "summary": "List the revisions of a review",
        "description": "Returns who changed the review of an execution, when and where, newest first. A page has at most 1,000 items and\n4 MiB.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The revisions.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/ReviewRevision"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "revision": 1,
                        "state": "approved",
                        "by": "usr_0e7d4b92c6f1",
                        "at": "2026-03-02T09:20:41.005Z",
                        "changed": [
                          "/Invoice/fields/total"
                        ]
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/cancel": {
      "post": {
        "operationId": "cancelExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Cancel an execution",
        "description": "Ends an execution that is queued or being processed; its status becomes `Failed` with the reason `cancelled`.\n",
        "x-extension": true,
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "The execution is cancelled.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecutionStatusView"
                },
                "examples": {
                  "cancelled": {
                    "value": {
                      "id": "exe_8d02e5b7146f",
                      "status": "Failed",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "fileId": "file_51c0ad93f7e2",
                      "jobId": "6f0c2c1e-0f0a-4d5a-9d6b-2b8c3a7e1f55",
                      "errorMessage": "cancelled: The execution was cancelled.",
                      "startedAt": "2026-03-02T09:15:03.112Z",
                      "completedAt": "2026-03-02T09:15:04.218Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/CancelConflict"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/retry": {
      "post": {
        "operationId": "retryExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Execute again with the same file",
        "description": "Starts a new execution of the same file with the current definition of the workflow. The old execution does not\nchange.\n",
        "x-extension": true,
        "x-idempotent": true,
        "x-rate-limit": "executes",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "The new execution is queued.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "location": {
                "$ref": "#/components/headers/ExecutionLocation"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecuteResult"
                },
                "examples": {
                  "queued": {
                    "value": {
                      "workflowExecutionId": "exe_1b46c09fd2e8",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "status": "Queued",
                      "fileId": "file_51c0ad93f7e2",
                      "filename": "acme-0042.pdf"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/RetryNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RetryConflict"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files": {
      "post": {
        "operationId": "createFile",
        "tags": [
          "Files"
        ],
        "summary": "Upload a file",
        "description": "Stores a document, which is sent in a part named `file`, without executing a workflow. The server detects the kind\nof file from its content. A file that no execution uses is removed 24 hours after its last use. Together, those of an\norganization take up at most 5 GiB, unless the deployment sets another limit; each counts as at least 1 MiB.\n",
        "x-extension": true,
        "x-idempotent": true,
        "x-stream-body": true,
        "x-rate-limit": "executes",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "type": "object",
                "required": [
                  "file"
                ],
                "properties": {
                  "file": {
                    "description": "The document, of the same kinds and size as for `executeWorkflow`.",
                    "type": "string",
                    "format": "binary",
                    "x-default-max-unused-bytes": 5368709120,
                    "x-least-counted-bytes": 1048576
                  }
                }
              },
              "examples": {
                "textFile": {
                  "summary": "A short text document",
                  "value": {
                    "file": "Invoice No. 0042"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The stored file.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "location": {
                "$ref": "#/components/headers/FileLocation"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StoredFile"
                },
                "examples": {
                  "uploaded": {
                    "value": {
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "mediaType": "application/pdf",
                      "sizeBytes": 48211,
                      "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "expiresAt": "2026-03-03T09:15:02.870Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidFile"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "409": {
            "$ref": "#/components/responses/UploadConflict"
          },
          "413": {
            "$ref": "#/components/responses/FileTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/FileUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}": {
      "get": {
        "operationId": "getFile",
        "tags": [
          "Files"
        ],
        "summary": "Read a file's description",
        "description": "Returns name, type and size of a file. Executions name their file in `fileId`.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          }
        ],
        "responses": {
          "200": {
            "description": "The file.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/StoredFile"
                },
                "examples": {
                  "used": {
                    "summary": "An execution uses the file",
                    "value": {
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "mediaType": "application/pdf",
                      "sizeBytes": 48211,
                      "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                      "createdAt": "2026-03-02T09:15:02.870Z"
                    }
                  },
                  "unused": {
                    "value": {
                      "fileId": "file_51c0ad93f7e2",
                      "fileName": "acme-0042.pdf",
                      "mediaType": "application/pdf",
                      "sizeBytes": 48211,
                      "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                      "createdAt": "2026-03-02T09:15:02.870Z",
                      "expiresAt": "2026-03-03T09:15:02.870Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/FileNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteFile",
        "tags": [
          "Files"
        ],
        "summary": "Delete a file",
        "description": "Deletes a file that no execution uses. The file of an execution is deleted with the last execution that uses it.\n",
        "x-extension": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          }
        ],
        "responses": {
          "200": {
            "description": "The file is deleted.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Message"
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "message": "The file was deleted."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/FileNotFound"
          },
          "409": {
            "$ref": "#/components/responses/FileInUse"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/executions/{executionId}/usage": {
      "get": {
        "operationId": "getExecutionUsage",
        "tags": [
          "Executions"
        ],
        "summary": "Get the usage of an execution",
        "description": "Returns the pages, the time and the tokens of language models that an execution used, failed attempts included. It is\nkept when the execution is deleted.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The usage.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ExecutionUsage"
                },
                "examples": {
                  "models": {
                    "value": {
                      "pages": 2,
                      "seconds": 4.218,
                      "attempts": 1,
                      "models": [
                        {
                          "modelId": "mdl_c27f0b5e8a19",
                          "name": "Qwen on this machine",
                          "slot": "fast",
                          "calls": 3,
                          "inputTokens": 5120,
                          "outputTokens": 840,
                          "cost": 0.00296,
                          "currency": "EUR"
                        }
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/ExecutionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ExecutionNotEnded"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/usage": {
      "get": {
        "operationId": "listUsage",
        "tags": [
          "Executions"
        ],
        "summary": "Sum up usage",
        "description": "Returns what the executions of the caller's organization used that ended in a period of at most 400 days, by day (UTC), by\nworkflow or by model: at most 1,000 groups, those with the most executions first. Admins can name another organization, or all.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/UsageFrom"
          },
          {
            "$ref": "#/components/parameters/UsageTo"
          },
          {
            "$ref": "#/components/parameters/UsageGrouping"
          },
          {
            "$ref": "#/components/parameters/UsageOrganization"
          }
        ],
        "responses": {
          "200": {
            "description": "The sums.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/UsageGroup"
                  }
                },
                "examples": {
                  "days": {
                    "value": [
                      {
                        "key": "2026-03-02",
                        "executions": 42,
                        "failed": 1,
                        "pages": 97,
                        "seconds": 61.4,
                        "calls": 126,
                        "inputTokens": 215040,
                        "outputTokens": 35280,
                        "unpriced": 41
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/batches": {
      "get": {
        "operationId": "listBatches",
        "tags": [
          "Batches"
        ],
        "summary": "List the batches",
        "description": "Returns the batches of the caller's organization, newest first. A page has at most 1,000 items and 4 MiB.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The batches.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Batch"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "bat_2f6d18b0c9e4",
                        "name": "Invoices of March 2026",
                        "workflowId": "wkf_3f9a1c7e20b4",
                        "ownerId": "usr_0e7d4b92c6f1",
                        "createdAt": "2026-03-02T09:14:59.120Z",
                        "closedAt": "2026-03-31T16:02:11.482Z"
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createBatch",
        "tags": [
          "Batches"
        ],
        "summary": "Create a batch",
        "description": "Creates a batch for executions of one workflow. `batchId` of an execution that is started puts it into the batch.\n",
        "x-extension": true,
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/BatchInput"
              },
              "examples": {
                "month": {
                  "value": {
                    "name": "Invoices of March 2026",
                    "workflowId": "wkf_3f9a1c7e20b4"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The batch.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Batch"
                },
                "examples": {
                  "created": {
                    "value": {
                      "id": "bat_2f6d18b0c9e4",
                      "name": "Invoices of March 2026",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/batches/{batchId}": {
      "get": {
        "operationId": "getBatch",
        "tags": [
          "Batches"
        ],
        "summary": "Read a batch",
        "description": "Returns the batch, and how many of its executions are in each state.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/BatchId"
          }
        ],
        "responses": {
          "200": {
            "description": "The batch.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/BatchDetails"
                },
                "examples": {
                  "open": {
                    "value": {
                      "id": "bat_2f6d18b0c9e4",
                      "name": "Invoices of March 2026",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z",
                      "statusCounts": {
                        "Queued": 2,
                        "Processing": 1,
                        "Failed": 1,
                        "Completed": 38
                      },
                      "reviewCounts": {
                        "needed": 4,
                        "approved": 11,
                        "rejected": 0
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/BatchNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/batches/{batchId}/close": {
      "post": {
        "operationId": "closeBatch",
        "tags": [
          "Batches"
        ],
        "summary": "Close a batch",
        "description": "Allows no further executions in the batch. The running ones continue, and a retry of one stays possible. Closing a\nclosed batch changes nothing.\n",
        "x-extension": true,
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/BatchId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "The batch.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Batch"
                },
                "examples": {
                  "closed": {
                    "value": {
                      "id": "bat_2f6d18b0c9e4",
                      "name": "Invoices of March 2026",
                      "workflowId": "wkf_3f9a1c7e20b4",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z",
                      "closedAt": "2026-03-31T16:02:11.482Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/BatchNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}/pages": {
      "get": {
        "operationId": "listFilePages",
        "tags": [
          "Files"
        ],
        "summary": "List a file's pages",
        "description": "Returns the pages of a document with their displayed sizes in points, to which the boxes of evidence and of words refer,\nand the sheets of a spreadsheet.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          }
        ],
        "responses": {
          "200": {
            "description": "A file's pages.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FilePages"
                },
                "examples": {
                  "pages": {
                    "value": {
                      "kind": "pdf",
                      "pages": [
                        {
                          "page": 1,
                          "width": 595.28,
                          "height": 841.89,
                          "isDrawn": true
                        }
                      ],
                      "grids": [],
                      "warnings": []
                    }
                  },
                  "sheets": {
                    "value": {
                      "kind": "xlsx",
                      "pages": [
                        {
                          "page": 1,
                          "width": 1400,
                          "height": 960,
                          "isDrawn": false
                        }
                      ],
                      "grids": [
                        {
                          "page": 1,
                          "name": "Orders",
                          "rows": 18,
                          "columns": 5
                        }
                      ],
                      "warnings": []
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/FileNotFound"
          },
          "409": {
            "$ref": "#/components/responses/DocumentRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}/pages/{page}/image": {
      "get": {
        "operationId": "getPageImage",
        "tags": [
          "Files"
        ],
        "summary": "Get a page image",
        "description": "Returns a page as a PNG of this width, or a narrower one when the page is very long. Only PDFs and image files have page images;\nfor other documents, the words say where their text is.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          },
          {
            "$ref": "#/components/parameters/PageNumber"
          },
          {
            "$ref": "#/components/parameters/ImageWidth"
          }
        ],
        "responses": {
          "200": {
            "description": "The image.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "etag": {
                "$ref": "#/components/headers/EntityTag"
              }
            },
            "content": {
              "image/png": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                },
                "examples": {
                  "image": {
                    "summary": "The bytes of an image",
                    "value": "PNG"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The image that `If-None-Match` names has not changed; a page image of a file never changes.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "etag": {
                "$ref": "#/components/headers/EntityTag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/PageNotFound"
          },
          "409": {
            "$ref": "#/components/responses/PageNotDrawn"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}/pages/{page}/words": {
      "get": {
        "operationId": "getPageWords",
        "tags": [
          "Files"
        ],
        "summary": "List a page's words",
        "description": "Returns the words of a page with their boxes, at most 20,000. The text of a scan is recognised when it is asked for first,\nwhich takes some seconds. A page without text has no words.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          },
          {
            "$ref": "#/components/parameters/PageNumber"
          }
        ],
        "responses": {
          "200": {
            "description": "A page's words.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PageWords"
                },
                "examples": {
                  "words": {
                    "value": {
                      "page": 1,
                      "width": 595.28,
                      "height": 841.89,
                      "words": [
                        {
                          "text": "0042",
                          "box": [
                            412.2,
                            88.5,
                            440.1,
                            99
                          ],
                          "confidence": 1
                        }
                      ],
                      "warnings": []
                    }
                  },
                  "blank": {
                    "value": {
                      "page": 2,
                      "width": 595.28,
                      "height": 841.89,
                      "words": [],
                      "warnings": []
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/PageNotFound"
          },
          "409": {
            "$ref": "#/components/responses/DocumentRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}/grids/{page}": {
      "get": {
        "operationId": "getGrid",
        "tags": [
          "Files"
        ],
        "summary": "List a sheet's rows",
        "description": "Returns rows of a sheet of a spreadsheet, or of a CSV file, as displayed. Every row has as many cells as the longest one, at most 1,000.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          },
          {
            "$ref": "#/components/parameters/PageNumber"
          },
          {
            "$ref": "#/components/parameters/FirstRow"
          },
          {
            "$ref": "#/components/parameters/RowCount"
          }
        ],
        "responses": {
          "200": {
            "description": "A sheet's rows.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/GridRows"
                },
                "examples": {
                  "rows": {
                    "value": {
                      "page": 1,
                      "name": "Orders",
                      "firstRow": 1,
                      "rows": [
                        [
                          "Article",
                          "Amount"
                        ],
                        [
                          "Paper, A4",
                          "90.50"
                        ]
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/PageNotFound"
          },
          "409": {
            "$ref": "#/components/responses/DocumentRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}/read": {
      "post": {
        "operationId": "readRegion",
        "tags": [
          "Files"
        ],
        "summary": "Read the value at a place",
        "description": "Reads the text in a box or a cell as a value of a type, in the way in which the document writes numbers and dates.\n",
        "x-extension": true,
        "x-safe": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RegionInput"
              },
              "examples": {
                "box": {
                  "value": {
                    "page": 1,
                    "box": [
                      410,
                      100,
                      470,
                      115
                    ],
                    "type": "string"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The value at a place.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RegionValue"
                },
                "examples": {
                  "date": {
                    "value": {
                      "value": "2026-02-27",
                      "text": "27.02.2026",
                      "box": [
                        412.2,
                        102.5,
                        460.1,
                        113
                      ],
                      "confidence": 1
                    }
                  },
                  "notANumber": {
                    "value": {
                      "value": null,
                      "text": "Paper",
                      "cell": "A2",
                      "confidence": 0
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRegion"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/PageNotFound"
          },
          "409": {
            "$ref": "#/components/responses/DocumentRefused"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/files/{fileId}/extract": {
      "post": {
        "operationId": "extractFile",
        "tags": [
          "Files"
        ],
        "summary": "Try a configuration",
        "description": "Extracts from the first 20 pages of a file with the built-in engine, and returns the result at once. Nothing is stored:\na try is no execution.\n",
        "x-extension": true,
        "x-safe": true,
        "x-rate-limit": "executes",
        "parameters": [
          {
            "$ref": "#/components/parameters/FileId"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TryInput"
              },
              "examples": {
                "invoice": {
                  "value": {
                    "configuration": {
                      "objects": [
                        {
                          "name": "Invoice",
                          "fields": [
                            {
                              "name": "number",
                              "type": "string"
                            }
                          ]
                        }
                      ]
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "A configuration.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/TriedExtraction"
                },
                "examples": {
                  "tried": {
                    "value": {
                      "extractedData": {
                        "Invoice": {
                          "fields": {
                            "number": "0042"
                          }
                        }
                      },
                      "pages": [
                        {
                          "page": 1,
                          "width": 595.28,
                          "height": 841.89
                        }
                      ],
                      "evidence": {
                        "/Invoice/fields/number": {
                          "page": 1,
                          "box": [
                            412.2,
                            88.5,
                            440.1,
                            99
                          ],
                          "text": "0042",
                          "confidence": 0.98,
                          "source": "builtin"
                        }
                      },
                      "warnings": [],
                      "durationMs": 38
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidWorkflow"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/FileNotFound"
          },
          "409": {
            "$ref": "#/components/responses/DocumentRefused"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/workflow-suggestions": {
      "post": {
        "operationId": "suggestWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Suggest a workflow",
        "description": "Suggests a workflow from the first 20 pages of one to five sample files: the labelled values and the tables that they\nprint, each with the place of an example. What fewer than half of the samples print is left out. Nothing is stored, no\nmodel is asked, and the same files get the same suggestion.\n",
        "x-extension": true,
        "x-safe": true,
        "x-rate-limit": "executes",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SuggestionInput"
              },
              "examples": {
                "sample": {
                  "value": {
                    "fileIds": [
                      "file_51c0ad93f7e2"
                    ]
                  }
                },
                "samples": {
                  "value": {
                    "fileIds": [
                      "file_51c0ad93f7e2",
                      "file_93f7e251c0ad"
                    ],
                    "name": "Supplier invoices"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "A suggestion.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SuggestedWorkflow"
                },
                "examples": {
                  "invoice": {
                    "value": {
                      "workflow": {
                        "name": "Supplier invoices",
                        "description": "Suggested from 2 sample documents.",
                        "configuration": {
                          "objects": [
                            {
                              "name": "Invoice",
                              "fields": [
                                {
                                  "name": "Invoice number",
                                  "type": "string"
                                }
                              ],
                              "tables": [
                                {
                                  "name": "Line items",
                                  "columns": [
                                    {
                                      "name": "Article",
                                      "type": "string"
                                    },
                                    {
                                      "name": "Amount",
                                      "type": "number"
                                    }
                                  ]
                                }
                              ]
                            }
                          ]
                        }
                      },
                      "fields": [
                        {
                          "pointer": "/Invoice/fields/Invoice number",
                          "label": "Invoice no.",
                          "seenIn": 2,
                          "confidence": 0.98,
                          "example": {
                            "fileId": "file_51c0ad93f7e2",
                            "page": 1,
                            "box": [
                              412.2,
                              88.5,
                              440.1,
                              99
                            ],
                            "text": "0042"
                          }
                        }
                      ],
                      "columns": [
                        {
                          "pointer": "/Invoice/tables/Line items/columns/Article",
                          "label": "Article",
                          "seenIn": 2,
                          "confidence": 0.95,
                          "example": {
                            "fileId": "file_51c0ad93f7e2",
                            "page": 1,
                            "box": [
                              60,
                              310.4,
                              121.7,
                              320.9
                            ],
                            "text": "Paper, A4"
                          }
                        },
                        {
                          "pointer": "/Invoice/tables/Line items/columns/Amount",
                          "label": "Amount",
                          "seenIn": 2,
                          "confidence": 0.97,
                          "example": {
                            "fileId": "file_51c0ad93f7e2",
                            "page": 1,
                            "box": [
                              486.1,
                              310.4,
                              517.3,
                              320.9
                            ],
                            "text": "90.50"
                          }
                        }
                      ],
                      "warnings": []
                    }
                  },
                  "prose": {
                    "value": {
                      "workflow": {
                        "name": "Document",
                        "description": "Suggested from one sample document.",
                        "configuration": {
                          "objects": []
                        }
                      },
                      "fields": [],
                      "columns": [],
                      "warnings": [
                        "No label with a value and no table was found. Use documents that print labels such as “Invoice number: 4711”, or name the fields by hand."
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidSuggestion"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/FileNotFound"
          },
          "409": {
            "$ref": "#/components/responses/DocumentRefused"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks": {
      "get": {
        "operationId": "listWebhooks",
        "tags": [
          "Webhooks"
        ],
        "summary": "List the webhooks",
        "description": "Returns the webhooks of the caller's organization, newest first. A page has at most 1,000 items and 4 MiB.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The webhooks.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Webhook"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "whe_6c1e9a40d7b3",
                        "url": "https://erp.example.com/hooks/docsift",
                        "events": [
                          "execution.completed",
                          "execution.failed"
                        ],
                        "description": "Books invoices",
                        "isEnabled": true,
                        "ownerId": "usr_0e7d4b92c6f1",
                        "createdAt": "2026-03-02T09:14:59.120Z",
                        "updatedAt": "2026-03-02T09:14:59.120Z"
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Create a webhook",
        "description": "Sends a message to the URL each time one of the events happens, signed with the secret in the response, which is returned\nonly once. Messages follow Standard Webhooks 1.0.0. An organization has at most 50 webhooks.\n",
        "x-extension": true,
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookInput"
              },
              "examples": {
                "books": {
                  "value": {
                    "url": "https://erp.example.com/hooks/docsift",
                    "events": [
                      "execution.completed",
                      "execution.failed"
                    ],
                    "description": "Books invoices"
                  }
                },
                "everything": {
                  "value": {
                    "url": "https://erp.example.com/hooks/docsift",
                    "events": [
                      "*"
                    ],
                    "workflowIds": [
                      "wkf_3f9a1c7e20b4"
                    ]
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The webhook with its secret.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookCreated"
                },
                "examples": {
                  "created": {
                    "value": {
                      "id": "whe_6c1e9a40d7b3",
                      "url": "https://erp.example.com/hooks/docsift",
                      "events": [
                        "execution.completed",
                        "execution.failed"
                      ],
                      "description": "Books invoices",
                      "isEnabled": true,
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z",
                      "updatedAt": "2026-03-02T09:14:59.120Z",
                      "secret": "whsec_RVhBTVBMRUVYQU1QTEVFWEFNUExFRVhBTVBMRUVYQU0="
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidWebhook"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/WebhookConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}": {
      "get": {
        "operationId": "getWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Read a webhook",
        "description": "Returns the webhook without its secret.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          }
        ],
        "responses": {
          "200": {
            "description": "The webhook.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Webhook"
                },
                "examples": {
                  "enabled": {
                    "value": {
                      "id": "whe_6c1e9a40d7b3",
                      "url": "https://erp.example.com/hooks/docsift",
                      "events": [
                        "execution.completed",
                        "execution.failed"
                      ],
                      "description": "Books invoices",
                      "isEnabled": true,
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z",
                      "updatedAt": "2026-03-02T09:14:59.120Z"
                    }
                  },
                  "disabled": {
                    "value": {
                      "id": "whe_6c1e9a40d7b3",
                      "url": "https://erp.example.com/hooks/docsift",
                      "events": [
                        "execution.completed",
                        "execution.failed"
                      ],
                      "description": "Books invoices",
                      "isEnabled": false,
                      "disabledReason": "gone",
                      "failingSince": "2026-03-09T04:00:12.003Z",
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z",
                      "updatedAt": "2026-03-02T09:14:59.120Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Change a webhook",
        "description": "Replaces what the webhook sends and where. Members that are omitted get their defaults. The secret stays. A webhook that\nwas disabled after failures is enabled again by `isEnabled: true`; what failed before can then be sent by a recovery.\n",
        "x-extension": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookInput"
              },
              "examples": {
                "books": {
                  "value": {
                    "url": "https://erp.example.com/hooks/docsift",
                    "events": [
                      "execution.completed",
                      "execution.failed"
                    ],
                    "description": "Books invoices"
                  }
                },
                "everything": {
                  "value": {
                    "url": "https://erp.example.com/hooks/docsift",
                    "events": [
                      "*"
                    ],
                    "workflowIds": [
                      "wkf_3f9a1c7e20b4"
                    ]
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The webhook.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Webhook"
                },
                "examples": {
                  "changed": {
                    "value": {
                      "id": "whe_6c1e9a40d7b3",
                      "url": "https://erp.example.com/hooks/docsift",
                      "events": [
                        "execution.completed",
                        "execution.failed"
                      ],
                      "description": "Books invoices",
                      "isEnabled": true,
                      "ownerId": "usr_0e7d4b92c6f1",
                      "createdAt": "2026-03-02T09:14:59.120Z",
                      "updatedAt": "2026-03-02T09:14:59.120Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidWebhook"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookOrWorkflowNotFound"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Delete a webhook",
        "description": "Ends the webhook and removes its deliveries. What is on its way may still arrive.\n",
        "x-extension": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          }
        ],
        "responses": {
          "200": {
            "description": "The webhook is deleted.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Message"
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "message": "The webhook is deleted."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}/rotate-secret": {
      "post": {
        "operationId": "rotateWebhookSecret",
        "tags": [
          "Webhooks"
        ],
        "summary": "Rotate the secret of a webhook",
        "description": "Returns a new secret, which is returned only once. Until the overlap ends, messages have two signatures, by the new\nsecret and by the previous one, so that the receiver can change over without a gap. Only one rotation can be open.\n",
        "x-extension": true,
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookRotationInput"
              },
              "examples": {
                "day": {
                  "value": {}
                },
                "now": {
                  "value": {
                    "overlapSeconds": 0
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The new secret.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookSecret"
                },
                "examples": {
                  "rotated": {
                    "value": {
                      "secret": "whsec_RVhBTVBMRUVYQU1QTEVFWEFNUExFRVhBTVBMRUVYQU0=",
                      "previousStopsAt": "2026-03-03T09:15:04.218Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookNotFound"
          },
          "409": {
            "$ref": "#/components/responses/WebhookRotationConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}/test": {
      "post": {
        "operationId": "testWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Send a test message",
        "description": "Sends a message of the type `webhook.test` to the webhook, also when it is disabled. Its delivery shows what the receiver responded.\n",
        "x-extension": true,
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "The delivery, which has just begun.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookDelivery"
                },
                "examples": {
                  "begun": {
                    "value": {
                      "messageId": "msg_7a9e2c4d61f84b0e93d5a8c7b6f1e204",
                      "type": "webhook.test",
                      "state": "pending",
                      "attempts": 0,
                      "nextAttemptAt": "2026-03-02T09:15:04.218Z",
                      "createdAt": "2026-03-02T09:15:04.218Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}/recover": {
      "post": {
        "operationId": "recoverWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Send what failed again",
        "description": "Starts every failed delivery since a time again, the oldest first, with their message ids and contents.\n",
        "x-extension": true,
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookRecoveryInput"
              },
              "examples": {
                "since": {
                  "value": {
                    "since": "2026-03-01T00:00:00Z"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "How many deliveries have begun again.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookRecovered"
                },
                "examples": {
                  "some": {
                    "value": {
                      "count": 12
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}/deliveries": {
      "get": {
        "operationId": "listWebhookDeliveries",
        "tags": [
          "Webhooks"
        ],
        "summary": "List the deliveries of a webhook",
        "description": "Returns the deliveries of the last 30 days, newest first, unless the deployment keeps them for another time.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/DeliveryStateFilter"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The deliveries.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/WebhookDelivery"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "messageId": "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2",
                        "type": "execution.completed",
                        "executionId": "exe_8d02e5b7146f",
                        "state": "delivered",
                        "attempts": 2,
                        "lastStatus": 200,
                        "durationMs": 84,
                        "createdAt": "2026-03-02T09:15:04.218Z",
                        "deliveredAt": "2026-03-02T09:15:09.611Z"
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/WebhookNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}/deliveries/{messageId}": {
      "get": {
        "operationId": "getWebhookDelivery",
        "tags": [
          "Webhooks"
        ],
        "summary": "Read a delivery",
        "description": "Returns the message that was sent, and the latest 100 attempts with the outcome of each. A response of the receiver is never stored, except for its status.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/MessageId"
          }
        ],
        "responses": {
          "200": {
            "description": "The delivery.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookDeliveryDetails"
                },
                "examples": {
                  "delivered": {
                    "value": {
                      "messageId": "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2",
                      "type": "execution.completed",
                      "executionId": "exe_8d02e5b7146f",
                      "state": "delivered",
                      "attempts": 2,
                      "lastStatus": 200,
                      "durationMs": 84,
                      "createdAt": "2026-03-02T09:15:04.218Z",
                      "deliveredAt": "2026-03-02T09:15:09.611Z",
                      "payload": {
                        "type": "execution.completed",
                        "timestamp": "2026-03-02T09:15:04.218Z",
                        "data": {
                          "executionId": "exe_8d02e5b7146f",
                          "workflowId": "wkf_3f9a1c7e20b4",
                          "workflowVersion": 2,
                          "workflowName": "Invoices",
                          "fileId": "file_51c0ad93f7e2",
                          "fileName": "invoice-1001.pdf",
                          "status": "Completed",
                          "createdAt": "2026-03-02T09:15:02.004Z",
                          "startedAt": "2026-03-02T09:15:02.611Z",
                          "completedAt": "2026-03-02T09:15:04.218Z"
                        }
                      },
                      "attemptLog": [
                        {
                          "number": 1,
                          "startedAt": "2026-03-02T09:15:04.301Z",
                          "error": "status",
                          "status": 500,
                          "durationMs": 120
                        },
                        {
                          "number": 2,
                          "startedAt": "2026-03-02T09:15:09.527Z",
                          "status": 200,
                          "durationMs": 84
                        }
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/DeliveryNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/webhooks/{webhookId}/deliveries/{messageId}/redeliver": {
      "post": {
        "operationId": "redeliverWebhook",
        "tags": [
          "Webhooks"
        ],
        "summary": "Send a message again",
        "description": "Starts the delivery again, whatever its outcome, with the same message id and content.\n",
        "x-extension": true,
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/MessageId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "responses": {
          "200": {
            "description": "The delivery, which has begun again.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookDelivery"
                },
                "examples": {
                  "begun": {
                    "value": {
                      "messageId": "msg_7a9e2c4d61f84b0e93d5a8c7b6f1e204",
                      "type": "execution.completed",
                      "state": "pending",
                      "attempts": 0,
                      "nextAttemptAt": "2026-03-02T09:15:04.218Z",
                      "createdAt": "2026-03-02T09:15:04.218Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "404": {
            "$ref": "#/components/responses/DeliveryNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/api-keys": {
      "get": {
        "operationId": "listApiKeys",
        "tags": [
          "API keys"
        ],
        "summary": "List the API keys",
        "description": "Returns the keys of the caller's organization, newest first, including revoked ones. Their values are masked.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The keys.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/ApiKey"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "key_94be60d1a3c8",
                        "name": "Accounting",
                        "key": "dsk_ab12…wxyz",
                        "userId": "usr_0e7d4b92c6f1",
                        "enabled": true,
                        "createdAt": "2026-03-02T09:14:58.031Z",
                        "lastRequest": "2026-03-02T09:15:04.218Z"
                      },
                      {
                        "id": "key_2c70b3f81e95",
                        "name": "Old laptop",
                        "key": "dsk_Zk07…p3Qa",
                        "userId": "usr_0e7d4b92c6f1",
                        "enabled": false,
                        "createdAt": "2026-03-02T09:14:58.031Z"
                      }
                    ]
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createApiKey",
        "tags": [
          "API keys"
        ],
        "summary": "Create an API key",
        "description": "Creates a key for the user of the calling key. Its value is returned here and never again.\n",
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApiKeyInput"
              },
              "examples": {
                "named": {
                  "value": {
                    "name": "Accounting"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The key.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ApiKeyCreated"
                },
                "examples": {
                  "created": {
                    "value": {
                      "id": "key_94be60d1a3c8",
                      "name": "Accounting",
                      "key": "dsk_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM0000"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/api-keys/{id}": {
      "delete": {
        "operationId": "revokeApiKey",
        "tags": [
          "API keys"
        ],
        "summary": "Revoke an API key",
        "description": "Revokes the key immediately; requests in progress with it are rejected. Revoking it again succeeds and changes\nnothing. Members can revoke the keys of their own user, admins every key of their organization.\n",
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiKeyId"
          }
        ],
        "responses": {
          "200": {
            "description": "The key is revoked.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Message"
                },
                "examples": {
                  "revoked": {
                    "value": {
                      "message": "The API key was revoked."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ApiKeyOfAnotherUser"
          },
          "404": {
            "$ref": "#/components/responses/ApiKeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/LastAdminKey"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/me": {
      "get": {
        "operationId": "getCaller",
        "tags": [
          "Sessions"
        ],
        "summary": "Get the caller",
        "description": "Returns the user, organization and key of the request, its session when it has one, and what the server can do.\n",
        "x-extension": true,
        "responses": {
          "200": {
            "description": "The caller.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Caller"
                },
                "examples": {
                  "key": {
                    "value": {
                      "user": {
                        "id": "usr_0e7d4b92c6f1",
                        "name": "Dana",
                        "role": "member"
                      },
                      "organization": {
                        "id": "org_b18a63f50d2e",
                        "name": "Accounting"
                      },
                      "keyId": "key_94be60d1a3c8",
                      "server": {
                        "version": "1.0.0",
                        "recognition": true,
                        "oidc": false,
                        "hasModels": false
                      }
                    }
                  },
                  "session": {
                    "value": {
                      "user": {
                        "id": "usr_0e7d4b92c6f1",
                        "name": "Dana",
                        "role": "admin"
                      },
                      "organization": {
                        "id": "org_b18a63f50d2e",
                        "name": "Accounting"
                      },
                      "keyId": "key_94be60d1a3c8",
                      "session": {
                        "expiresAt": "2026-03-02T21:15:04.218Z"
                      },
                      "server": {
                        "version": "1.0.0",
                        "recognition": true,
                        "oidc": false,
                        "hasModels": true
                      }
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/sessions": {
      "post": {
        "operationId": "createSession",
        "tags": [
          "Sessions"
        ],
        "summary": "Sign in",
        "description": "Starts a session for a key, and returns it as a cookie that scripts cannot read. The session ends after 12 hours,\nafter one hour without a request, with the sign-out, and when the key is revoked. The operation needs no caller;\na session in the request is neither needed nor ended. A key has at most 50 sessions: one more ends the oldest. Failed sign-ins are limited per client address.\n",
        "security": [],
        "x-extension": true,
        "x-audited": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SessionInput"
              },
              "examples": {
                "key": {
                  "value": {
                    "apiKey": "dsk_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM0000"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The session.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "set-cookie": {
                "$ref": "#/components/headers/SessionCookie"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Session"
                },
                "examples": {
                  "started": {
                    "value": {
                      "expiresAt": "2026-03-02T21:15:04.218Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidSignIn"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManySignIns"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/sessions/current": {
      "delete": {
        "operationId": "deleteSession",
        "tags": [
          "Sessions"
        ],
        "summary": "Sign out",
        "description": "Ends the session of the request and removes its cookie. A request with a key has no session, and nothing happens.\n",
        "x-extension": true,
        "x-audited": true,
        "responses": {
          "200": {
            "description": "The session has ended.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "set-cookie": {
                "$ref": "#/components/headers/SessionCookie"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Message"
                },
                "examples": {
                  "ended": {
                    "value": {
                      "message": "You are signed out."
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/models": {
      "get": {
        "operationId": "listModels",
        "tags": [
          "Models"
        ],
        "summary": "List the models",
        "description": "Returns every model of the deployment, including the built-in one. Secrets are masked.\n",
        "x-required-role": "admin",
        "responses": {
          "200": {
            "description": "The models.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Model"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "mdl_c27f0b5e8a19",
                        "provider": "openai",
                        "modelName": "gpt-5-mini",
                        "displayName": "GPT-5 mini",
                        "providerApiKey": "sk-e…1f2a",
                        "isCore": true,
                        "isVision": true,
                        "inputPrice": 0.25,
                        "outputPrice": 2,
                        "currency": "EUR"
                      },
                      {
                        "id": "mdl_000000000001",
                        "provider": "builtin",
                        "modelName": "docsift",
                        "displayName": "Built-in engine",
                        "isCore": true,
                        "isVision": true
                      }
                    ]
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/models/add": {
      "post": {
        "operationId": "addModel",
        "tags": [
          "Models"
        ],
        "summary": "Add a model",
        "description": "Stores a model and its secret. Executions use it once it fills a slot of the runtime configuration.\n",
        "x-required-role": "admin",
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ModelInput"
              },
              "examples": {
                "hosted": {
                  "value": {
                    "modelName": "gpt-5-mini",
                    "displayName": "GPT-5 mini",
                    "providerApiKey": "sk-example-0000000000001f2a",
                    "isCore": true,
                    "isVision": true,
                    "inputPrice": 0.25,
                    "outputPrice": 2,
                    "currency": "EUR"
                  }
                },
                "ownServer": {
                  "value": {
                    "modelName": "qwen3-vl",
                    "displayName": "Qwen in the cellar",
                    "baseUrl": "http://10.0.0.7:8000/v1",
                    "isCore": true,
                    "isVision": true,
                    "provider": "openai-compatible"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The model is stored.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ModelResult"
                },
                "examples": {
                  "added": {
                    "value": {
                      "success": true,
                      "model": {
                        "id": "mdl_c27f0b5e8a19",
                        "provider": "openai",
                        "modelName": "gpt-5-mini",
                        "displayName": "GPT-5 mini",
                        "providerApiKey": "sk-e…1f2a",
                        "isCore": true,
                        "isVision": true,
                        "inputPrice": 0.25,
                        "outputPrice": 2,
                        "currency": "EUR"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidModel"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/models/update": {
      "put": {
        "operationId": "updateModel",
        "tags": [
          "Models"
        ],
        "summary": "Change a model",
        "description": "Changes a model. Omitted members keep their value, including the secret. The provider is inferred again from a new\nname or address unless it is given.\n",
        "x-required-role": "admin",
        "x-audited": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ModelUpdate"
              },
              "examples": {
                "renamed": {
                  "value": {
                    "id": "mdl_c27f0b5e8a19",
                    "modelName": "gpt-5-mini",
                    "displayName": "GPT-5 mini (EU)",
                    "isCore": true,
                    "isVision": true
                  }
                },
                "asRead": {
                  "value": {
                    "id": "mdl_c27f0b5e8a19",
                    "provider": "openai",
                    "modelName": "gpt-5-mini",
                    "displayName": "GPT-5 mini",
                    "providerApiKey": "sk-e…1f2a",
                    "isCore": true,
                    "isVision": true,
                    "inputPrice": 0.25,
                    "outputPrice": 2,
                    "currency": "EUR"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The model is changed.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ModelResult"
                },
                "examples": {
                  "updated": {
                    "value": {
                      "success": true,
                      "model": {
                        "id": "mdl_c27f0b5e8a19",
                        "provider": "openai",
                        "modelName": "gpt-5-mini",
                        "displayName": "GPT-5 mini (EU)",
                        "providerApiKey": "sk-e…1f2a",
                        "isCore": true,
                        "isVision": true,
                        "inputPrice": 0.25,
                        "outputPrice": 2,
                        "currency": "EUR"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidModel"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/ModelNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ModelUpdateConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/models/delete": {
      "delete": {
        "operationId": "deleteModel",
        "tags": [
          "Models"
        ],
        "summary": "Delete a model",
        "description": "Deletes a model and its secret. The body names the model.\n",
        "x-required-role": "admin",
        "x-audited": true,
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ModelDeletion"
              },
              "examples": {
                "model": {
                  "value": {
                    "id": "mdl_c27f0b5e8a19"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The model is deleted.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Success"
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "success": true
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/ModelNotFound"
          },
          "409": {
            "$ref": "#/components/responses/ModelDeletionConflict"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/models/validate-connection": {
      "post": {
        "operationId": "validateModelConnection",
        "tags": [
          "Models"
        ],
        "summary": "Test the connection to a model",
        "description": "Sends the model one small request and stores nothing. A model that does not respond is a result, not an error.\n",
        "x-required-role": "admin",
        "x-idempotent": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ModelInput"
              },
              "examples": {
                "hosted": {
                  "value": {
                    "modelName": "gpt-5-mini",
                    "displayName": "GPT-5 mini",
                    "providerApiKey": "sk-example-0000000000001f2a",
                    "isCore": true,
                    "isVision": true
                  }
                },
                "ownServer": {
                  "value": {
                    "modelName": "qwen3-vl",
                    "displayName": "Qwen in the cellar",
                    "baseUrl": "http://10.0.0.7:8000/v1",
                    "isCore": true,
                    "isVision": true,
                    "provider": "openai-compatible"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The result.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ConnectionResult"
                },
                "examples": {
                  "valid": {
                    "value": {
                      "isValid": true
                    }
                  },
                  "invalid": {
                    "value": {
                      "isValid": false,
                      "error": "The provider rejected the key."
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidModel"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/runtime-config": {
      "get": {
        "operationId": "getRuntimeConfig",
        "tags": [
          "Runtime configuration"
        ],
        "summary": "Read the runtime configuration",
        "description": "Returns the model in each slot.\n",
        "x-required-role": "admin",
        "responses": {
          "200": {
            "description": "The runtime configuration.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RuntimeConfiguration"
                },
                "examples": {
                  "mixed": {
                    "value": {
                      "fastModel": {
                        "name": "Built-in engine",
                        "modelId": "mdl_000000000001"
                      },
                      "accurateModel": {
                        "name": "GPT-5 mini",
                        "modelId": "mdl_c27f0b5e8a19"
                      }
                    }
                  },
                  "unset": {
                    "value": {}
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "setRuntimeConfig",
        "tags": [
          "Runtime configuration"
        ],
        "summary": "Use a model",
        "description": "Puts the model into every slot that its flags allow, or into the one named by `type`. It applies to executions\nthat start afterwards.\n",
        "x-required-role": "admin",
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RuntimeConfigurationInput"
              },
              "examples": {
                "everySlot": {
                  "value": {
                    "modelId": "mdl_c27f0b5e8a19"
                  }
                },
                "oneSlot": {
                  "value": {
                    "modelId": "mdl_c27f0b5e8a19",
                    "type": "accurate"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The model is in use.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Success"
                },
                "examples": {
                  "set": {
                    "value": {
                      "success": true
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRuntimeConfiguration"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/ModelNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/organizations": {
      "get": {
        "operationId": "listOrganizations",
        "tags": [
          "Organizations"
        ],
        "summary": "List the organizations",
        "description": "Returns the organizations of the deployment, newest first. A page has at most 1,000 items and 4 MiB.\n",
        "x-extension": true,
        "x-required-role": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The organizations.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Organization"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "org_b18a63f50d2e",
                        "name": "Acme",
                        "createdAt": "2026-03-02T09:14:58.031Z"
                      }
                    ]
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createOrganization",
        "tags": [
          "Organizations"
        ],
        "summary": "Create an organization",
        "description": "Creates an organization without users.\n",
        "x-extension": true,
        "x-required-role": "admin",
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizationInput"
              },
              "examples": {
                "named": {
                  "value": {
                    "name": "Acme"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The organization.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Organization"
                },
                "examples": {
                  "created": {
                    "value": {
                      "id": "org_b18a63f50d2e",
                      "name": "Acme",
                      "createdAt": "2026-03-02T09:14:58.031Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/users": {
      "get": {
        "operationId": "listUsers",
        "tags": [
          "Users"
        ],
        "summary": "List the users",
        "description": "Returns the users of all organizations, newest first. A page has at most 1,000 items and 4 MiB.\n",
        "x-extension": true,
        "x-required-role": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The users.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/User"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": "usr_0e7d4b92c6f1",
                        "organizationId": "org_b18a63f50d2e",
                        "name": "Ada",
                        "role": "member",
                        "createdAt": "2026-03-02T09:14:58.031Z"
                      }
                    ]
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createUser",
        "tags": [
          "Users"
        ],
        "summary": "Create a user",
        "description": "Creates a user of an organization, without API keys.\n",
        "x-extension": true,
        "x-required-role": "admin",
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UserInput"
              },
              "examples": {
                "member": {
                  "value": {
                    "organizationId": "org_b18a63f50d2e",
                    "name": "Ada",
                    "role": "member"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The user.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/User"
                },
                "examples": {
                  "created": {
                    "value": {
                      "id": "usr_0e7d4b92c6f1",
                      "organizationId": "org_b18a63f50d2e",
                      "name": "Ada",
                      "role": "member",
                      "createdAt": "2026-03-02T09:14:58.031Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/OrganizationNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/users/{userId}/api-keys": {
      "post": {
        "operationId": "createUserApiKey",
        "tags": [
          "Users"
        ],
        "summary": "Create an API key for a user",
        "description": "Creates a key for the user. Its value is returned here and never again.\n",
        "x-extension": true,
        "x-required-role": "admin",
        "x-idempotent": true,
        "x-audited": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/UserId"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApiKeyInput"
              },
              "examples": {
                "named": {
                  "value": {
                    "name": "Accounting"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The key.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "idempotent-replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ApiKeyCreated"
                },
                "examples": {
                  "created": {
                    "value": {
                      "id": "key_94be60d1a3c8",
                      "name": "Accounting",
                      "key": "dsk_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM0000"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/UserNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/NotJson"
          },
          "422": {
            "$ref": "#/components/responses/RepeatMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/api/v1/admin/audit-log": {
      "get": {
        "operationId": "listAuditEntries",
        "tags": [
          "Audit log"
        ],
        "summary": "List the entries of the audit log",
        "description": "Returns the changes of all organizations, newest first: who changed keys, models, users, organizations and settings.\n",
        "x-extension": true,
        "x-required-role": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/Since"
          },
          {
            "$ref": "#/components/parameters/Until"
          },
          {
            "$ref": "#/components/parameters/AuditedOperationFilter"
          },
          {
            "$ref": "#/components/parameters/OrganizationFilter"
          },
          {
            "$ref": "#/components/parameters/UserFilter"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The entries.",
            "headers": {
              "x-request-id": {
                "$ref": "#/components/headers/RequestId"
              },
              "ratelimit-policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ratelimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "link": {
                "$ref": "#/components/headers/NextPage"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/AuditEntry"
                  }
                },
                "examples": {
                  "some": {
                    "value": [
                      {
                        "id": 7,
                        "at": "2026-03-02T09:15:04.218Z",
                        "operation": "createUser",
                        "targetId": "usr_0e7d4b92c6f1",
                        "organizationId": "org_b18a63f50d2e",
                        "userId": "usr_4a1c9e07b3d2",
                        "keyId": "key_94be60d1a3c8",
                        "requestId": "req_5d1f0a7c93be"
                      },
                      {
                        "id": 6,
                        "at": "2026-03-01T22:00:00.104Z",
                        "operation": "rotateEncryption",
                        "targetId": "mdl_c27f0b5e8a19"
                      }
                    ]
                  },
                  "none": {
                    "value": []
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/Internal"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    }
  },
  "webhooks": {
    "executionCompleted": {
      "post": {
        "operationId": "onExecutionCompleted",
        "tags": [
          "Webhooks"
        ],
        "summary": "An execution completed",
        "description": "Sent when an execution has its data. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.\n",
        "x-extension": true,
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ExecutionMessage"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "The message is delivered. Any other response, or none within 15 seconds, leads to another attempt."
          }
        }
      }
    },
    "executionFailed": {
      "post": {
        "operationId": "onExecutionFailed",
        "tags": [
          "Webhooks"
        ],
        "summary": "An execution failed",
        "description": "Sent when an execution ended without data, also when it was cancelled. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.\n",
        "x-extension": true,
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ExecutionMessage"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "The message is delivered. Any other response, or none within 15 seconds, leads to another attempt."
          }
        }
      }
    },
    "executionReviewNeeded": {
      "post": {
        "operationId": "onExecutionReviewNeeded",
        "tags": [
          "Webhooks"
        ],
        "summary": "An execution needs a review",
        "description": "Sent beside `execution.completed` when the workflow's policy asks for a review. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.\n",
        "x-extension": true,
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ExecutionMessage"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "The message is delivered. Any other response, or none within 15 seconds, leads to another attempt."
          }
        }
      }
    },
    "executionReviewed": {
      "post": {
        "operationId": "onExecutionReviewed",
        "tags": [
          "Webhooks"
        ],
        "summary": "An execution was reviewed",
        "description": "Sent when a review is approved or rejected, each time. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.\n",
        "x-extension": true,
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ExecutionMessage"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "The message is delivered. Any other response, or none within 15 seconds, leads to another attempt."
          }
        }
      }
    },
    "webhookTest": {
      "post": {
        "operationId": "onWebhookTest",
        "tags": [
          "Webhooks"
        ],
        "summary": "A test",
        "description": "Sent on request, whatever events the webhook is called for. Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` and `webhook-signature`.\n",
        "x-extension": true,
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookTestMessage"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "The message is delivered. Any other response, or none within 15 seconds, leads to another attempt."
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "x-api-key",
        "description": "The value that was returned once, when the key was created."
      },
      "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "__Host-docsift",
        "description": "A sign-in from a browser. Where the server's public URL does not begin with `https`, the name is `docsift-` and six\nhex digits of the deployment, because cookies are shared by all servers on one host.\n"
      }
    },
    "schemas": {
      "ExtractedData": {
        "description": "The structure of `extractedData`: object name → its fields and tables. Every configured name is present, in the\nconfigured order; a JSON parser may reorder them, as JavaScript does with names that look like integers. A value that\nthe document does not contain is `null`; a table that it does not contain is empty.\n",
        "type": "object",
        "additionalProperties": {
          "type": "object",
          "properties": {
            "fields": {
              "description": "Field name → value; omitted when the object defines no fields.",
              "type": "object",
              "additionalProperties": {
                "type": [
                  "string",
                  "number",
                  "null"
                ]
              }
            },
            "tables": {
              "description": "Table name → rows; omitted when the object defines no tables.",
              "type": "object",
              "additionalProperties": {
                "type": "array",
                "items": {
                  "description": "Column name → cell.",
                  "type": "object",
                  "additionalProperties": {
                    "type": [
                      "string",
                      "number",
                      "null"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "WorkflowId": {
        "description": "Id of a workflow.",
        "type": "string",
        "pattern": "^wkf_[a-f0-9]{12}$",
        "examples": [
          "wkf_3f9a1c7e20b4"
        ]
      },
      "ValueType": {
        "description": "How a value is returned: `string` as printed, `date` as `YYYY-MM-DD`, `number` as a JSON number.\n",
        "type": "string",
        "enum": [
          "string",
          "date",
          "number"
        ]
      },
      "FieldDefinition": {
        "description": "A single value to extract.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "type"
        ],
        "properties": {
          "name": {
            "description": "Key of the value in the result, unique among the fields of its object.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What the value is, in any language. A quoted phrase is taken as a label that is printed in the document.",
            "type": "string",
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "type": {
            "$ref": "#/components/schemas/ValueType"
          }
        }
      },
      "ColumnDefinition": {
        "description": "One column of a table.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "type"
        ],
        "properties": {
          "name": {
            "description": "Key of the cell in each row, unique among the columns of its table.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What the column contains; interpreted like the description of a field.",
            "type": "string",
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "type": {
            "$ref": "#/components/schemas/ValueType"
          }
        }
      },
      "TableDefinition": {
        "description": "A table to extract; each printed row becomes one row of the result.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "columns"
        ],
        "properties": {
          "name": {
            "description": "Key of the table in the result, unique among the tables of its object.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What a row of the table represents.",
            "type": "string",
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "columns": {
            "description": "The columns of the table.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ColumnDefinition"
            }
          }
        }
      },
      "ObjectDefinition": {
        "description": "A group of values that belong together, with at least one field or one table.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "description": "Key of the group in the result, unique within the configuration.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What the group represents.",
            "type": "string",
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "fields": {
            "description": "Values that occur once.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FieldDefinition"
            }
          },
          "tables": {
            "description": "Values that repeat in rows.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TableDefinition"
            }
          }
        }
      },
      "Configuration": {
        "description": "What to extract. Names are trimmed and must be unique among siblings. A configuration has at most 500 fields and\ncolumns in total and at most 256 KiB as JSON.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "objects"
        ],
        "x-max-values": 500,
        "x-max-bytes": 262144,
        "properties": {
          "objects": {
            "description": "The groups of values, in the order of the result.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ObjectDefinition"
            }
          }
        }
      },
      "ReviewPolicy": {
        "description": "Which executions a person should review. One that needs a review has the state `needed` in `review` as soon as it is\ncompleted.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "threshold"
        ],
        "properties": {
          "threshold": {
            "description": "Values whose confidence is below this need a review.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "required": {
            "description": "JSON Pointers (RFC 6901) into `extractedData` of fields that need a review when they are `null`, such as\n`/Invoice/fields/total`.\n",
            "type": "array",
            "maxItems": 200,
            "items": {
              "type": "string",
              "maxLength": 520,
              "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
            }
          },
          "always": {
            "description": "Whether every execution needs a review; false when omitted.",
            "type": "boolean"
          },
          "sample": {
            "description": "The share of the other executions that needs a review; 0 when omitted. Which ones is drawn by a hash of their id.\n",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          }
        }
      },
      "Timestamp": {
        "description": "Point in time in UTC, RFC 3339 with milliseconds.",
        "type": "string",
        "format": "date-time",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
        "examples": [
          "2026-03-02T09:15:04.218Z"
        ]
      },
      "UserId": {
        "description": "Id of a user.",
        "type": "string",
        "pattern": "^usr_[a-f0-9]{12}$",
        "examples": [
          "usr_0e7d4b92c6f1"
        ]
      },
      "Workflow": {
        "description": "A stored definition of what to extract.",
        "type": "object",
        "required": [
          "id",
          "name",
          "description",
          "configuration",
          "createdAt",
          "updatedAt",
          "ownerId"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "description": {
            "description": "What the workflow is for; may be empty.",
            "type": "string"
          },
          "configuration": {
            "$ref": "#/components/schemas/Configuration"
          },
          "review": {
            "$ref": "#/components/schemas/ReviewPolicy",
            "x-extension": true
          },
          "retentionDays": {
            "description": "Days for which executions are kept after their end, with their results, reviews and documents; never longer than the\ndeployment keeps them. Omitted when only the deployment limits them.\n",
            "x-extension": true,
            "type": "integer",
            "minimum": 1,
            "maximum": 3650
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updatedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "version": {
            "description": "Number of this definition. It counts from 1, and every change adds 1.",
            "x-extension": true,
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "Error": {
        "description": "Why a request failed.",
        "type": "object",
        "required": [
          "error"
        ],
        "properties": {
          "error": {
            "description": "A sentence that says what is wrong, where, and how to fix it.",
            "type": "string"
          }
        }
      },
      "WorkflowInput": {
        "description": "A workflow to store. Members that the server sets (`id`, `createdAt`, `updatedAt`, `ownerId`, `version`) may be\npresent, so that a workflow can be read, changed and sent back; they are ignored.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "configuration"
        ],
        "properties": {
          "name": {
            "description": "Display name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "description": {
            "description": "What the workflow is for.",
            "type": "string",
            "maxLength": 10000,
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "default": ""
          },
          "configuration": {
            "$ref": "#/components/schemas/Configuration"
          },
          "review": {
            "$ref": "#/components/schemas/ReviewPolicy",
            "x-extension": true
          },
          "retentionDays": {
            "description": "Days for which executions are kept after their end, with their results, reviews and documents; never longer than the\ndeployment keeps them. A change to fewer days applies to earlier executions too, a change to more only to later ones.\n",
            "x-extension": true,
            "type": "integer",
            "minimum": 1,
            "maximum": 3650
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "createdAt": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "updatedAt": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "ownerId": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "version": {
            "description": "Ignored; `If-Match` makes a replacement depend on the version.",
            "x-extension": true,
            "x-ignored": true
          }
        }
      },
      "WorkflowReference": {
        "description": "The workflow that was stored.",
        "type": "object",
        "required": [
          "workflowId",
          "message"
        ],
        "properties": {
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "message": {
            "description": "A sentence.",
            "type": "string"
          },
          "version": {
            "description": "Number of the definition that is stored.",
            "x-extension": true,
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "Message": {
        "description": "A confirmation for people.",
        "type": "object",
        "required": [
          "message"
        ],
        "properties": {
          "message": {
            "description": "A sentence.",
            "type": "string"
          }
        }
      },
      "WorkflowVersion": {
        "description": "A definition that a workflow has or had, without its content.",
        "type": "object",
        "required": [
          "version",
          "name",
          "createdAt",
          "userId",
          "isCurrent"
        ],
        "properties": {
          "version": {
            "description": "Number of the definition, counted from 1.",
            "type": "integer",
            "minimum": 1
          },
          "name": {
            "description": "Display name of the workflow in this version.",
            "type": "string"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "userId": {
            "$ref": "#/components/schemas/UserId"
          },
          "isCurrent": {
            "description": "Whether this is the definition that new executions run.",
            "type": "boolean"
          }
        }
      },
      "UtcTime": {
        "description": "Point in time in UTC, RFC 3339, with or without a fraction of a second. Times of resources have milliseconds, so a finer one is rounded up.\n",
        "type": "string",
        "format": "date-time",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$",
        "examples": [
          "2026-03-01T00:00:00Z"
        ]
      },
      "ExecutionId": {
        "description": "Id of an execution.",
        "type": "string",
        "pattern": "^exe_[a-f0-9]{12}$",
        "examples": [
          "exe_8d02e5b7146f"
        ]
      },
      "FileId": {
        "description": "Id of a stored file.",
        "type": "string",
        "pattern": "^file_[a-f0-9]{12}$",
        "examples": [
          "file_51c0ad93f7e2"
        ]
      },
      "CorrectionPlace": {
        "description": "The position of a corrected value in the document, as in its evidence.",
        "type": "object",
        "required": [
          "page"
        ],
        "properties": {
          "page": {
            "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
            "type": "integer",
            "minimum": 1
          },
          "box": {
            "description": "Left, top, right and bottom edges, in points from the top left corner of the page.",
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "type": "number"
            }
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box, when the file is a grid of cells.",
            "type": "string"
          },
          "text": {
            "description": "The text as printed.",
            "type": "string"
          }
        }
      },
      "Label": {
        "description": "An approved execution as a labelled document: with `id` and `file` added, a case of a manifest for `docsift eval`.\n",
        "type": "object",
        "required": [
          "executionId",
          "fileId",
          "fileName",
          "configuration",
          "places",
          "tags"
        ],
        "properties": {
          "executionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the uploaded file.",
            "type": "string"
          },
          "configuration": {
            "$ref": "#/components/schemas/Configuration"
          },
          "expected": {
            "description": "The values with the corrections, in the structure of `extractedData`. `null` means that the document has none."
          },
          "places": {
            "description": "JSON Pointer (RFC 6901) into `expected` → where the value stands.",
            "type": "object",
            "additionalProperties": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/CorrectionPlace"
              }
            }
          },
          "tags": {
            "description": "`reviewed`, and `corrected` when a person changed a value.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "BatchId": {
        "description": "Id of a batch.",
        "type": "string",
        "pattern": "^bat_[a-f0-9]{12}$",
        "examples": [
          "bat_2f6d18b0c9e4"
        ]
      },
      "ExecuteResult": {
        "description": "The execution that was started.",
        "type": "object",
        "required": [
          "workflowExecutionId",
          "workflowId",
          "status",
          "fileId",
          "filename"
        ],
        "properties": {
          "workflowExecutionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "status": {
            "description": "The state of the execution, one of `ExecutionStatus`.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "filename": {
            "description": "Name of the uploaded file.",
            "type": "string"
          }
        }
      },
      "FileExecutionInput": {
        "description": "The file that a workflow is executed with.",
        "type": "object",
        "required": [
          "fileId"
        ],
        "additionalProperties": false,
        "properties": {
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "batchId": {
            "description": "The batch that the execution joins; it must be one of the workflow, and open.",
            "$ref": "#/components/schemas/BatchId"
          },
          "version": {
            "description": "The version of the workflow to run; the current one if omitted.",
            "x-extension": true,
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647
          }
        }
      },
      "ExecutionStatus": {
        "description": "The state of an execution. It moves from `Queued` to `Processing` and ends as `Completed` or `Failed`; these two are\nfinal.\n",
        "type": "string",
        "enum": [
          "Queued",
          "Processing",
          "Failed",
          "Completed"
        ]
      },
      "ReviewState": {
        "description": "The state of a review. It is omitted when no review was needed or made.\n",
        "type": "string",
        "enum": [
          "needed",
          "approved",
          "rejected"
        ]
      },
      "Execution": {
        "description": "One run of a workflow over one file.",
        "type": "object",
        "required": [
          "id",
          "status",
          "createdAt",
          "ownerId",
          "workflowId",
          "workflowName",
          "fileId",
          "fileName",
          "jobId"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "status": {
            "$ref": "#/components/schemas/ExecutionStatus"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "workflowName": {
            "description": "Name of the workflow at the time the execution was started.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the uploaded file.",
            "type": "string"
          },
          "jobId": {
            "description": "Id of the execution's job in the queue.",
            "type": "string"
          },
          "errorMessage": {
            "description": "Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`.",
            "type": "string"
          },
          "startedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "completedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "workflowVersion": {
            "description": "Version of the workflow that the execution runs.",
            "x-extension": true,
            "type": "integer",
            "minimum": 1
          },
          "batchId": {
            "$ref": "#/components/schemas/BatchId",
            "x-extension": true
          },
          "pageCount": {
            "description": "Number of pages or sheets of the document, once it has been read.",
            "x-extension": true,
            "type": "integer",
            "minimum": 0
          },
          "review": {
            "$ref": "#/components/schemas/ReviewState",
            "x-extension": true
          },
          "extractedData": {
            "description": "The values, once the status is `Completed`. Their structure is the schema `ExtractedData`."
          }
        }
      },
      "ExecutionSummary": {
        "description": "An execution without its extracted data.",
        "type": "object",
        "required": [
          "id",
          "status",
          "createdAt",
          "ownerId",
          "workflowId",
          "workflowName",
          "fileId",
          "fileName",
          "jobId"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "status": {
            "$ref": "#/components/schemas/ExecutionStatus"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "workflowName": {
            "description": "Name of the workflow at the time the execution was started.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the uploaded file.",
            "type": "string"
          },
          "jobId": {
            "description": "Id of the execution's job in the queue.",
            "type": "string"
          },
          "errorMessage": {
            "description": "Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`.",
            "type": "string"
          },
          "startedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "completedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "workflowVersion": {
            "description": "Version of the workflow that the execution runs.",
            "x-extension": true,
            "type": "integer",
            "minimum": 1
          },
          "batchId": {
            "$ref": "#/components/schemas/BatchId",
            "x-extension": true
          },
          "pageCount": {
            "description": "Number of pages or sheets of the document, once it has been read.",
            "x-extension": true,
            "type": "integer",
            "minimum": 0
          },
          "review": {
            "$ref": "#/components/schemas/ReviewState",
            "x-extension": true
          }
        }
      },
      "JoinedExecution": {
        "type": "object",
        "x-extension": true,
        "description": "A completed execution in a joined export.",
        "required": [
          "executionId",
          "fileName"
        ],
        "properties": {
          "executionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "fileName": {
            "type": "string",
            "description": "Name of the uploaded file."
          },
          "extractedData": {
            "description": "The values, in the structure of `ExtractedData`."
          }
        }
      },
      "ExecutionStatusView": {
        "description": "The state of an execution, for clients that wait for it.",
        "type": "object",
        "required": [
          "id",
          "status",
          "workflowId",
          "fileId",
          "jobId"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "status": {
            "$ref": "#/components/schemas/ExecutionStatus"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "jobId": {
            "description": "Id of the execution's job in the queue.",
            "type": "string"
          },
          "errorMessage": {
            "description": "Why the execution failed, as `<reason>: <sentence>`. Present when the status is `Failed`.",
            "type": "string"
          },
          "startedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "completedAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "ExecutionFile": {
        "description": "The address of the file.",
        "type": "object",
        "required": [
          "url"
        ],
        "properties": {
          "url": {
            "description": "A signed URL that needs no API key and is valid for 15 minutes.",
            "type": "string",
            "format": "uri",
            "x-lifetime-seconds": 900
          }
        }
      },
      "Evidence": {
        "description": "The position of a value in the document, and the confidence in it.",
        "type": "object",
        "required": [
          "page",
          "text",
          "confidence",
          "source"
        ],
        "properties": {
          "page": {
            "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
            "type": "integer",
            "minimum": 1
          },
          "box": {
            "description": "Left, top, right and bottom edges, in points from the top left corner of the page.",
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "type": "number"
            }
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box, when the file is a grid of cells.",
            "type": "string"
          },
          "text": {
            "description": "The text as printed.",
            "type": "string"
          },
          "confidence": {
            "description": "The probability that the value is correct.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "source": {
            "description": "The origin of the value: the built-in engine, the fast or the accurate model, or data embedded in the file.\n",
            "type": "string",
            "enum": [
              "builtin",
              "fast",
              "accurate",
              "embedded"
            ]
          }
        }
      },
      "EvidenceReport": {
        "description": "The evidence for an execution's values.",
        "type": "object",
        "required": [
          "pages",
          "evidence",
          "warnings"
        ],
        "properties": {
          "pages": {
            "description": "Sizes of the pages, to which the boxes refer.",
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "page",
                "width",
                "height"
              ],
              "properties": {
                "page": {
                  "description": "Page number, counted from 1.",
                  "type": "integer",
                  "minimum": 1
                },
                "width": {
                  "description": "In points.",
                  "type": "number"
                },
                "height": {
                  "description": "In points.",
                  "type": "number"
                }
              }
            }
          },
          "evidence": {
            "description": "JSON Pointer (RFC 6901) into `extractedData` → evidence. Only values other than `null` have an entry.\n",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/Evidence"
            }
          },
          "warnings": {
            "description": "Sentences about what may be incomplete.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ReviewReason": {
        "description": "Why an execution needs a review.",
        "type": "object",
        "required": [
          "reason"
        ],
        "properties": {
          "pointer": {
            "description": "JSON Pointer (RFC 6901) into `extractedData`. Omitted when the reason concerns the whole execution.",
            "type": "string"
          },
          "reason": {
            "description": "`low_confidence`: below the policy's threshold; of these, the first 200 are listed. `missing`: a required field is\n`null`. `warning`: the evidence has warnings. `sampled` and `always`: the policy's.\n",
            "type": "string",
            "enum": [
              "low_confidence",
              "missing",
              "warning",
              "sampled",
              "always"
            ]
          },
          "confidence": {
            "description": "The confidence of the value, for `low_confidence`.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          }
        }
      },
      "Correction": {
        "description": "What a person read in place of the extracted value, who and when. A field has `value`, a table `rows`.",
        "type": "object",
        "required": [
          "by",
          "at"
        ],
        "properties": {
          "value": {
            "description": "The value of a field; `null` when the document does not contain it.",
            "type": [
              "string",
              "number",
              "null"
            ]
          },
          "page": {
            "description": "Page number, counted from 1; in a spreadsheet, the sheet number. Present when the person pointed at the value.",
            "type": "integer",
            "minimum": 1
          },
          "box": {
            "description": "Left, top, right and bottom edges, in points from the top left corner of the page.",
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "type": "number"
            }
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box, when the file is a grid of cells.",
            "type": "string"
          },
          "text": {
            "description": "The text as printed.",
            "type": "string"
          },
          "rows": {
            "description": "All rows of a table.",
            "type": "array",
            "items": {
              "description": "Column name → cell.",
              "type": "object",
              "additionalProperties": {
                "type": [
                  "string",
                  "number",
                  "null"
                ]
              }
            }
          },
          "places": {
            "description": "Row and column, as `0/amount` with the index of the row → position. Only the cells that a person pointed at.\n",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/CorrectionPlace"
            }
          },
          "by": {
            "$ref": "#/components/schemas/UserId"
          },
          "at": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "Review": {
        "description": "The review of an execution. Revision 0 is what the policy found; each change by a person adds one.",
        "type": "object",
        "required": [
          "executionId",
          "revision",
          "reasons",
          "corrections"
        ],
        "properties": {
          "executionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "state": {
            "$ref": "#/components/schemas/ReviewState"
          },
          "revision": {
            "description": "The number of changes so far.",
            "type": "integer",
            "minimum": 0
          },
          "reasons": {
            "description": "Why the execution needs a review.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReviewReason"
            }
          },
          "corrections": {
            "description": "JSON Pointer (RFC 6901) of a field or a table → correction.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/Correction"
            }
          },
          "data": {
            "description": "`extractedData` with the corrections, in the same structure. The execution's own `extractedData` never changes.\n"
          },
          "note": {
            "description": "A remark of the reviewer.",
            "type": "string"
          },
          "reviewedBy": {
            "$ref": "#/components/schemas/UserId"
          },
          "reviewedAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "CorrectionPlaceInput": {
        "description": "The position of a corrected value in the document. A box must lie on its page.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "page"
        ],
        "properties": {
          "page": {
            "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
            "type": "integer",
            "minimum": 1
          },
          "box": {
            "description": "Left, top, right and bottom edges, in points from the top left corner of the page.",
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "type": "number"
            }
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box, when the file is a grid of cells.",
            "type": "string",
            "maxLength": 16,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "text": {
            "description": "The text as printed.",
            "type": "string",
            "maxLength": 10000,
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          }
        }
      },
      "CorrectionInput": {
        "description": "What a person read in place of the extracted value: `value` for a field, with its position if known, or `rows` for a\ntable, all of them, since an added or removed row moves those below it.\n",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "value": {
            "description": "The value of a field, of its configured type; `null` when the document does not contain it.\n",
            "type": [
              "string",
              "number",
              "null"
            ]
          },
          "page": {
            "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
            "type": "integer",
            "minimum": 1
          },
          "box": {
            "description": "Left, top, right and bottom edges, in points from the top left corner of the page.",
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "type": "number"
            }
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box, when the file is a grid of cells.",
            "type": "string",
            "maxLength": 16,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "text": {
            "description": "The text as printed.",
            "type": "string",
            "maxLength": 10000,
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "rows": {
            "description": "All rows of a table. An omitted column is `null`.",
            "type": "array",
            "maxItems": 5000,
            "items": {
              "description": "Column name → cell.",
              "type": "object",
              "additionalProperties": {
                "type": [
                  "string",
                  "number",
                  "null"
                ]
              }
            }
          },
          "places": {
            "description": "Row and column, as `0/amount` with the index of the row → position. Only the cells that a person pointed at.\n",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/CorrectionPlaceInput"
            }
          },
          "by": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "at": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "ReviewInput": {
        "description": "A review to store. Members that the server sets may be present, so that a review can be read, changed and sent back;\nthey are ignored.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "revision",
          "corrections"
        ],
        "properties": {
          "revision": {
            "description": "The revision that was read. When there is a newer one, the request is rejected with `review_conflict`. A review has\nat most 1,000 revisions; further changes are rejected with `too_many_revisions`.\n",
            "type": "integer",
            "minimum": 0,
            "x-max-revisions": 1000
          },
          "state": {
            "$ref": "#/components/schemas/ReviewState"
          },
          "note": {
            "description": "A remark of the reviewer.",
            "type": "string",
            "maxLength": 10000,
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "corrections": {
            "description": "All corrections, which replace those of earlier revisions: JSON Pointer (RFC 6901) of a field or a table →\ncorrection.\n",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/CorrectionInput"
            }
          },
          "executionId": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "reasons": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "data": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "reviewedBy": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "reviewedAt": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "ReviewRevision": {
        "description": "One change of a review.",
        "type": "object",
        "required": [
          "revision",
          "by",
          "at",
          "changed"
        ],
        "properties": {
          "revision": {
            "description": "The number of the change, from 1.",
            "type": "integer",
            "minimum": 1
          },
          "state": {
            "$ref": "#/components/schemas/ReviewState"
          },
          "note": {
            "description": "A remark of the reviewer.",
            "type": "string"
          },
          "by": {
            "$ref": "#/components/schemas/UserId"
          },
          "at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "changed": {
            "description": "JSON Pointers of the corrections that were added, changed or removed.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "StoredFile": {
        "description": "A file that was uploaded, without its content.",
        "type": "object",
        "required": [
          "fileId",
          "fileName",
          "mediaType",
          "sizeBytes",
          "sha256",
          "createdAt"
        ],
        "properties": {
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the uploaded file.",
            "type": "string"
          },
          "mediaType": {
            "description": "Detected from the content.",
            "type": "string"
          },
          "sizeBytes": {
            "description": "Size of the content.",
            "type": "integer",
            "minimum": 1
          },
          "sha256": {
            "description": "SHA-256 of the content, in lowercase hex.",
            "type": "string"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "expiresAt": {
            "description": "When the file is removed unless it is used before: 24 hours after its last use. Omitted while an execution uses\nthe file, which keeps it.\n",
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "ModelId": {
        "description": "Id of a model.",
        "type": "string",
        "pattern": "^mdl_[a-f0-9]{12}$",
        "examples": [
          "mdl_c27f0b5e8a19"
        ]
      },
      "ModelUsage": {
        "description": "The usage of one model in one slot.",
        "type": "object",
        "required": [
          "modelId",
          "name",
          "slot",
          "calls",
          "inputTokens",
          "outputTokens"
        ],
        "properties": {
          "modelId": {
            "$ref": "#/components/schemas/ModelId"
          },
          "name": {
            "description": "Display name of the model at that time.",
            "type": "string"
          },
          "slot": {
            "description": "The slot of the runtime configuration that it filled.",
            "type": "string",
            "enum": [
              "fast",
              "accurate"
            ]
          },
          "calls": {
            "description": "Number of calls.",
            "type": "integer",
            "minimum": 0
          },
          "inputTokens": {
            "description": "Tokens sent, as the provider counts them; 0 when it reports none.",
            "type": "integer",
            "minimum": 0
          },
          "outputTokens": {
            "description": "Tokens received, as the provider counts them; 0 when it reports none.",
            "type": "integer",
            "minimum": 0
          },
          "cost": {
            "description": "The cost at the prices of that time. Omitted, and never 0, when a price is unknown.",
            "type": "number",
            "minimum": 0
          },
          "currency": {
            "description": "The currency of `cost`, a code of ISO 4217.",
            "type": "string"
          }
        }
      },
      "ExecutionUsage": {
        "description": "What an execution used, all attempts together.",
        "type": "object",
        "required": [
          "seconds",
          "attempts",
          "models"
        ],
        "properties": {
          "pages": {
            "description": "Pages or sheets; omitted when the document could not be read.",
            "type": "integer",
            "minimum": 0
          },
          "seconds": {
            "description": "Time from the start of the first attempt to the end.",
            "type": "number",
            "minimum": 0
          },
          "attempts": {
            "description": "Number of attempts.",
            "type": "integer",
            "minimum": 0
          },
          "models": {
            "description": "The language models that were called, by slot.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ModelUsage"
            }
          }
        }
      },
      "UsageGroup": {
        "description": "What several executions used.",
        "type": "object",
        "required": [
          "key",
          "executions",
          "failed",
          "pages",
          "seconds",
          "calls",
          "inputTokens",
          "outputTokens",
          "unpriced"
        ],
        "properties": {
          "key": {
            "description": "The day in UTC as `YYYY-MM-DD`, or the id of the workflow or the model.",
            "type": "string"
          },
          "executions": {
            "description": "Executions that ended.",
            "type": "integer",
            "minimum": 0
          },
          "failed": {
            "description": "Executions that ended as `Failed`, which use models, too.",
            "type": "integer",
            "minimum": 0
          },
          "pages": {
            "description": "Pages or sheets.",
            "type": "integer",
            "minimum": 0
          },
          "seconds": {
            "description": "Time from the start of the first attempt to the end.",
            "type": "number",
            "minimum": 0
          },
          "calls": {
            "description": "Calls of language models.",
            "type": "integer",
            "minimum": 0
          },
          "inputTokens": {
            "description": "Tokens sent, as the provider counts them; 0 when it reports none.",
            "type": "integer",
            "minimum": 0
          },
          "outputTokens": {
            "description": "Tokens received, as the provider counts them; 0 when it reports none.",
            "type": "integer",
            "minimum": 0
          },
          "cost": {
            "description": "The cost at the prices of that time. Omitted, and never 0, when a price is unknown.",
            "type": "number",
            "minimum": 0
          },
          "currency": {
            "description": "The currency of `cost`, a code of ISO 4217.",
            "type": "string"
          },
          "unpriced": {
            "description": "Executions that called a model whose price is unknown; `cost` is omitted when there are any.",
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "Batch": {
        "description": "Executions of one workflow that belong together, such as the invoices of a month.",
        "type": "object",
        "required": [
          "id",
          "name",
          "workflowId",
          "ownerId",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/BatchId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "closedAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "BatchInput": {
        "description": "A batch to create. Members that the server sets may be present; they are ignored.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "workflowId"
        ],
        "properties": {
          "name": {
            "description": "Display name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "ownerId": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "createdAt": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "BatchDetails": {
        "description": "A batch and the number of its executions in each state.",
        "type": "object",
        "required": [
          "id",
          "name",
          "workflowId",
          "ownerId",
          "createdAt",
          "statusCounts",
          "reviewCounts"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/BatchId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "closedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "statusCounts": {
            "description": "Executions by status.",
            "type": "object",
            "required": [
              "Queued",
              "Processing",
              "Failed",
              "Completed"
            ],
            "properties": {
              "Queued": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              },
              "Processing": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              },
              "Failed": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              },
              "Completed": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              }
            }
          },
          "reviewCounts": {
            "description": "Executions by the state of their review; executions without a review count nowhere.",
            "type": "object",
            "required": [
              "needed",
              "approved",
              "rejected"
            ],
            "properties": {
              "needed": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              },
              "approved": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              },
              "rejected": {
                "description": "Number of executions.",
                "type": "integer",
                "minimum": 0
              }
            }
          }
        }
      },
      "FilePages": {
        "description": "The pages and sheets of a document.",
        "type": "object",
        "required": [
          "kind",
          "pages",
          "grids",
          "warnings"
        ],
        "properties": {
          "kind": {
            "description": "The kind of file, detected from its content, such as `pdf` or `xlsx`.",
            "type": "string"
          },
          "pages": {
            "description": "The pages in order.",
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "page",
                "width",
                "height",
                "isDrawn"
              ],
              "properties": {
                "page": {
                  "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
                  "type": "integer",
                  "minimum": 1
                },
                "width": {
                  "description": "In points, as displayed.",
                  "type": "number"
                },
                "height": {
                  "description": "In points, as displayed.",
                  "type": "number"
                },
                "isDrawn": {
                  "description": "Whether `getPageImage` has an image of the page.",
                  "type": "boolean"
                }
              }
            }
          },
          "grids": {
            "description": "The sheets of a spreadsheet, or the rows of a CSV file.",
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "page",
                "rows",
                "columns"
              ],
              "properties": {
                "page": {
                  "description": "The sheet number, counted from 1.",
                  "type": "integer",
                  "minimum": 1
                },
                "name": {
                  "description": "Name of the sheet.",
                  "type": "string"
                },
                "rows": {
                  "description": "Number of rows.",
                  "type": "integer",
                  "minimum": 0
                },
                "columns": {
                  "description": "Number of cells of the longest row.",
                  "type": "integer",
                  "minimum": 0
                }
              }
            }
          },
          "warnings": {
            "description": "Sentences about what could not be read.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "PageBox": {
        "description": "Left, top, right and bottom edges, in points from the top left corner of the page.",
        "type": "array",
        "minItems": 4,
        "maxItems": 4,
        "items": {
          "type": "number"
        }
      },
      "PageWords": {
        "description": "The words of a page.",
        "type": "object",
        "required": [
          "page",
          "width",
          "height",
          "words",
          "warnings"
        ],
        "properties": {
          "page": {
            "description": "Page number, counted from 1.",
            "type": "integer",
            "minimum": 1
          },
          "width": {
            "description": "In points.",
            "type": "number"
          },
          "height": {
            "description": "In points.",
            "type": "number"
          },
          "words": {
            "description": "In the order of the file. Only the first 20,000, and fewer when they are very long; `warnings` says so.\n",
            "type": "array",
            "maxItems": 20000,
            "items": {
              "type": "object",
              "required": [
                "text",
                "box",
                "confidence"
              ],
              "properties": {
                "text": {
                  "description": "The word as printed.",
                  "type": "string"
                },
                "box": {
                  "$ref": "#/components/schemas/PageBox"
                },
                "confidence": {
                  "description": "The probability that a recognised word is correct; 1 for text that is stored as such.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                "cell": {
                  "description": "Cell address such as `C7`, when the file is a grid of cells.",
                  "type": "string"
                }
              }
            }
          },
          "warnings": {
            "description": "Sentences about what is left out.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "GridRows": {
        "description": "Rows of a sheet.",
        "type": "object",
        "required": [
          "page",
          "firstRow",
          "rows"
        ],
        "properties": {
          "page": {
            "description": "The sheet number, counted from 1.",
            "type": "integer",
            "minimum": 1
          },
          "name": {
            "description": "Name of the sheet.",
            "type": "string"
          },
          "firstRow": {
            "description": "Number of the first of these rows, counted from 1 as in cell addresses.",
            "type": "integer",
            "minimum": 1
          },
          "rows": {
            "description": "The cells of each row, as displayed.",
            "type": "array",
            "items": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        }
      },
      "RegionInput": {
        "description": "A place in a document, as a box or, in a grid, as a cell, and the type in which it is read.",
        "type": "object",
        "required": [
          "page",
          "type"
        ],
        "additionalProperties": false,
        "properties": {
          "page": {
            "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "box": {
            "$ref": "#/components/schemas/PageBox"
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box.",
            "type": "string",
            "maxLength": 10,
            "pattern": "^[^\\x00-\\x1F\\x7F-\\x9F\\uD800-\\uDFFF]*$"
          },
          "type": {
            "$ref": "#/components/schemas/ValueType"
          }
        }
      },
      "RegionValue": {
        "description": "The value at a place.",
        "type": "object",
        "required": [
          "value",
          "text",
          "confidence"
        ],
        "properties": {
          "value": {
            "description": "A date as `YYYY-MM-DD`; `null` when there is no text, or it is no such value.",
            "type": [
              "string",
              "number",
              "null"
            ]
          },
          "text": {
            "description": "The text as printed.",
            "type": "string"
          },
          "box": {
            "$ref": "#/components/schemas/PageBox"
          },
          "cell": {
            "description": "Cell address such as `C7`, instead of the box.",
            "type": "string"
          },
          "confidence": {
            "description": "The probability that the text was read correctly; 0 when the value is `null`.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          }
        }
      },
      "TryInput": {
        "description": "The configuration to try.",
        "type": "object",
        "required": [
          "configuration"
        ],
        "additionalProperties": false,
        "properties": {
          "configuration": {
            "$ref": "#/components/schemas/Configuration"
          }
        }
      },
      "TriedExtraction": {
        "description": "What a configuration extracts from a file.",
        "type": "object",
        "required": [
          "pages",
          "evidence",
          "warnings",
          "durationMs"
        ],
        "properties": {
          "extractedData": {
            "description": "The values, in the structure of `ExtractedData`."
          },
          "pages": {
            "description": "Sizes of the pages, to which the boxes refer.",
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "page",
                "width",
                "height"
              ],
              "properties": {
                "page": {
                  "description": "Page number, counted from 1.",
                  "type": "integer",
                  "minimum": 1
                },
                "width": {
                  "description": "In points.",
                  "type": "number"
                },
                "height": {
                  "description": "In points.",
                  "type": "number"
                }
              }
            }
          },
          "evidence": {
            "description": "JSON Pointer (RFC 6901) into `extractedData` → evidence. Only values other than `null` have an entry.\n",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/Evidence"
            }
          },
          "warnings": {
            "description": "Sentences about what may be incomplete.",
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "durationMs": {
            "description": "Milliseconds that reading and extracting took.",
            "type": "number",
            "minimum": 0
          }
        }
      },
      "SuggestionInput": {
        "description": "The sample files, and how the workflow is to be called.",
        "type": "object",
        "required": [
          "fileIds"
        ],
        "additionalProperties": false,
        "properties": {
          "fileIds": {
            "description": "Stored files of one kind of document, each named once.",
            "type": "array",
            "minItems": 1,
            "maxItems": 5,
            "items": {
              "$ref": "#/components/schemas/FileId"
            }
          },
          "name": {
            "description": "Display name of the workflow; without one, the kind of document, such as `Invoice`.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          }
        }
      },
      "SuggestedValue": {
        "description": "A suggested field or column, and where a sample prints one.",
        "type": "object",
        "required": [
          "pointer",
          "label",
          "seenIn",
          "confidence",
          "example"
        ],
        "properties": {
          "pointer": {
            "description": "JSON Pointer (RFC 6901) of the name, such as `/Invoice/fields/Total` or `/Invoice/tables/Items/columns/Quantity`.\n",
            "type": "string"
          },
          "label": {
            "description": "The label as printed; empty for a party that is printed without one.",
            "type": "string"
          },
          "seenIn": {
            "description": "Number of samples that print it.",
            "type": "integer",
            "minimum": 1
          },
          "confidence": {
            "description": "Mean confidence of the values that the suggested workflow reads from the samples.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "example": {
            "description": "A value in one of the samples.",
            "type": "object",
            "required": [
              "fileId",
              "page",
              "text"
            ],
            "properties": {
              "fileId": {
                "$ref": "#/components/schemas/FileId"
              },
              "page": {
                "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
                "type": "integer",
                "minimum": 1
              },
              "box": {
                "$ref": "#/components/schemas/PageBox"
              },
              "cell": {
                "description": "Cell address such as `C7`, instead of the box.",
                "type": "string"
              },
              "text": {
                "description": "The text as printed.",
                "type": "string"
              }
            }
          }
        }
      },
      "SuggestedWorkflow": {
        "description": "A workflow that reads what the samples print, and where they print it.",
        "type": "object",
        "required": [
          "workflow",
          "fields",
          "columns",
          "warnings"
        ],
        "properties": {
          "workflow": {
            "description": "Can be created as it is, unless nothing was found.",
            "type": "object",
            "required": [
              "name",
              "description",
              "configuration"
            ],
            "properties": {
              "name": {
                "description": "Display name.",
                "type": "string"
              },
              "description": {
                "description": "From how many samples it was suggested.",
                "type": "string"
              },
              "configuration": {
                "description": "A `Configuration`, but without objects when nothing was found.",
                "type": "object",
                "required": [
                  "objects"
                ],
                "properties": {
                  "objects": {
                    "description": "The groups of values, in the order of the result.",
                    "type": "array",
                    "items": {
                      "$ref": "#/components/schemas/ObjectDefinition"
                    }
                  }
                }
              }
            }
          },
          "fields": {
            "description": "The fields in the order of the configuration.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SuggestedValue"
            }
          },
          "columns": {
            "description": "The columns of all tables in the order of the configuration.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SuggestedValue"
            }
          },
          "warnings": {
            "description": "Sentences about what could not be suggested, and what to do about it.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "WebhookId": {
        "description": "Id of a webhook.",
        "type": "string",
        "pattern": "^whe_[a-f0-9]{12}$",
        "examples": [
          "whe_6c1e9a40d7b3"
        ]
      },
      "WebhookEventFilter": {
        "description": "An event that a webhook is called for; `*` is each of them.",
        "type": "string",
        "enum": [
          "*",
          "execution.completed",
          "execution.failed",
          "execution.review_needed",
          "execution.reviewed"
        ]
      },
      "Webhook": {
        "description": "A URL that receives a message each time one of its events happens.",
        "type": "object",
        "required": [
          "id",
          "url",
          "events",
          "isEnabled",
          "ownerId",
          "createdAt",
          "updatedAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/WebhookId"
          },
          "url": {
            "description": "Where messages are sent.",
            "type": "string"
          },
          "events": {
            "description": "What it is called for.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WebhookEventFilter"
            }
          },
          "description": {
            "description": "What it is for.",
            "type": "string"
          },
          "workflowIds": {
            "description": "The workflows whose executions it is called for; all of them when omitted.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WorkflowId"
            }
          },
          "isEnabled": {
            "description": "Whether messages are sent.",
            "type": "boolean"
          },
          "disabledReason": {
            "description": "Why the server disabled it: the receiver responded with 410 (`gone`), or every attempt of five days failed (`failing`).\n",
            "type": "string",
            "enum": [
              "gone",
              "failing"
            ]
          },
          "failingSince": {
            "description": "Since when no attempt has succeeded; omitted when the latest one has.",
            "$ref": "#/components/schemas/Timestamp"
          },
          "previousStopsAt": {
            "description": "When the previous secret stops signing; omitted when no rotation is open.",
            "$ref": "#/components/schemas/Timestamp"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updatedAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "WebhookInput": {
        "description": "A webhook to create or change. Members that the server sets may be present; they are ignored.",
        "type": "object",
        "x-max-webhooks": 50,
        "additionalProperties": false,
        "required": [
          "url",
          "events"
        ],
        "properties": {
          "url": {
            "description": "Where messages are sent, with `https` and without user name, password and fragment. Private addresses and `http` only\nfor hosts that the deployment allows.\n",
            "type": "string",
            "minLength": 1,
            "maxLength": 2000,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "events": {
            "description": "What it is called for.",
            "type": "array",
            "minItems": 1,
            "maxItems": 10,
            "items": {
              "$ref": "#/components/schemas/WebhookEventFilter"
            }
          },
          "description": {
            "description": "What it is for.",
            "type": "string",
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "workflowIds": {
            "description": "The workflows whose executions it is called for; all of them when omitted.",
            "type": "array",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/WorkflowId"
            }
          },
          "isEnabled": {
            "description": "Whether messages are sent.",
            "type": "boolean",
            "default": true
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "disabledReason": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "failingSince": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "previousStopsAt": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "ownerId": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "createdAt": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "updatedAt": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "WebhookCreated": {
        "description": "A new webhook with its secret, which is returned only once.",
        "type": "object",
        "required": [
          "id",
          "url",
          "events",
          "isEnabled",
          "ownerId",
          "createdAt",
          "updatedAt",
          "secret"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/WebhookId"
          },
          "url": {
            "description": "Where messages are sent.",
            "type": "string"
          },
          "events": {
            "description": "What it is called for.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WebhookEventFilter"
            }
          },
          "description": {
            "description": "What it is for.",
            "type": "string"
          },
          "workflowIds": {
            "description": "The workflows whose executions it is called for; all of them when omitted.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WorkflowId"
            }
          },
          "isEnabled": {
            "description": "Whether messages are sent.",
            "type": "boolean"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updatedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "secret": {
            "description": "The secret that verifies messages, `whsec_` and 32 bytes in base64.",
            "type": "string",
            "x-secret": true
          }
        }
      },
      "WebhookRotationInput": {
        "description": "How a secret is rotated.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "overlapSeconds": {
            "description": "How long the previous secret signs as well, up to seven days.",
            "type": "integer",
            "minimum": 0,
            "maximum": 604800,
            "default": 86400
          }
        }
      },
      "WebhookSecret": {
        "description": "A new secret of a webhook.",
        "type": "object",
        "required": [
          "secret",
          "previousStopsAt"
        ],
        "properties": {
          "secret": {
            "description": "The secret that verifies messages, `whsec_` and 32 bytes in base64.",
            "type": "string",
            "x-secret": true
          },
          "previousStopsAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "MessageId": {
        "description": "Id of a message to webhooks, the same in each attempt to deliver it.",
        "type": "string",
        "pattern": "^msg_[a-f0-9]{32}$",
        "examples": [
          "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2"
        ]
      },
      "WebhookEventType": {
        "description": "What a message reports.",
        "type": "string",
        "enum": [
          "execution.completed",
          "execution.failed",
          "execution.review_needed",
          "execution.reviewed",
          "webhook.test"
        ]
      },
      "DeliveryState": {
        "description": "Whether the receiver responded with 2xx (`delivered`), no attempt is left (`failed`), or the next attempt is due or\nplanned (`pending`).\n",
        "type": "string",
        "enum": [
          "pending",
          "delivered",
          "failed"
        ]
      },
      "DeliveryError": {
        "description": "Why an attempt failed: no response within 15 seconds (`timeout`), an address that the server does not call (`refused`),\nno connection (`unreachable`), no trusted certificate (`tls`), no such name (`dns`), a connection that broke (`reset`), or\na response other than 2xx (`status`).\n",
        "type": "string",
        "enum": [
          "timeout",
          "refused",
          "unreachable",
          "tls",
          "dns",
          "reset",
          "status"
        ]
      },
      "WebhookDelivery": {
        "description": "A message on its way to a webhook. Attempts follow at once, after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours,\neach a fifth earlier or later, and not before the `retry-after` of a response.\n",
        "type": "object",
        "required": [
          "messageId",
          "type",
          "state",
          "attempts",
          "createdAt"
        ],
        "properties": {
          "messageId": {
            "$ref": "#/components/schemas/MessageId"
          },
          "type": {
            "$ref": "#/components/schemas/WebhookEventType"
          },
          "executionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "state": {
            "$ref": "#/components/schemas/DeliveryState"
          },
          "attempts": {
            "description": "Number of attempts since the delivery began, or began again.",
            "type": "integer",
            "minimum": 0
          },
          "nextAttemptAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "lastStatus": {
            "description": "HTTP status of the latest attempt; omitted when it got no response.",
            "type": "integer"
          },
          "lastError": {
            "$ref": "#/components/schemas/DeliveryError"
          },
          "durationMs": {
            "description": "Duration of the latest attempt in milliseconds.",
            "type": "integer",
            "minimum": 0
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "deliveredAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "WebhookRecoveryInput": {
        "description": "What is sent again.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "since"
        ],
        "properties": {
          "since": {
            "$ref": "#/components/schemas/UtcTime"
          }
        }
      },
      "WebhookRecovered": {
        "description": "What began again.",
        "type": "object",
        "required": [
          "count"
        ],
        "properties": {
          "count": {
            "description": "Number of deliveries.",
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "WebhookMessage": {
        "description": "The body of a message, an `ExecutionMessage` or a `WebhookTestMessage`.",
        "type": "object",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "$ref": "#/components/schemas/WebhookEventType"
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "description": "What the message is about, an `ExecutionOfMessage` or, in a test, the webhook.",
            "type": "object",
            "additionalProperties": {
              "description": "A member, by its name.",
              "type": [
                "string",
                "integer"
              ]
            }
          }
        }
      },
      "WebhookAttempt": {
        "description": "An attempt to deliver a message.",
        "type": "object",
        "required": [
          "number",
          "startedAt",
          "durationMs"
        ],
        "properties": {
          "number": {
            "description": "Number of the attempt, counted from 1.",
            "type": "integer",
            "minimum": 1
          },
          "startedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "status": {
            "description": "HTTP status of the response.",
            "type": "integer"
          },
          "error": {
            "$ref": "#/components/schemas/DeliveryError"
          },
          "durationMs": {
            "description": "Duration in milliseconds.",
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "WebhookDeliveryDetails": {
        "description": "A delivery with its message and its attempts.",
        "type": "object",
        "required": [
          "messageId",
          "type",
          "state",
          "attempts",
          "createdAt",
          "payload",
          "attemptLog"
        ],
        "properties": {
          "messageId": {
            "$ref": "#/components/schemas/MessageId"
          },
          "type": {
            "$ref": "#/components/schemas/WebhookEventType"
          },
          "executionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "state": {
            "$ref": "#/components/schemas/DeliveryState"
          },
          "attempts": {
            "description": "Number of attempts since the delivery began, or began again.",
            "type": "integer",
            "minimum": 0
          },
          "nextAttemptAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "lastStatus": {
            "description": "HTTP status of the latest attempt; omitted when it got no response.",
            "type": "integer"
          },
          "lastError": {
            "$ref": "#/components/schemas/DeliveryError"
          },
          "durationMs": {
            "description": "Duration of the latest attempt in milliseconds.",
            "type": "integer",
            "minimum": 0
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "deliveredAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "payload": {
            "$ref": "#/components/schemas/WebhookMessage"
          },
          "attemptLog": {
            "description": "The latest 100 attempts, the oldest first.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/WebhookAttempt"
            }
          }
        }
      },
      "ApiKeyId": {
        "description": "Id of an API key, which is not the secret itself.",
        "type": "string",
        "pattern": "^key_[a-f0-9]{12}$",
        "examples": [
          "key_94be60d1a3c8"
        ]
      },
      "ApiKey": {
        "description": "An API key, with its value masked.",
        "type": "object",
        "required": [
          "id",
          "name",
          "key",
          "userId",
          "enabled",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ApiKeyId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "key": {
            "description": "The masked value; the full value is returned only at creation.",
            "type": "string",
            "x-secret": true
          },
          "userId": {
            "$ref": "#/components/schemas/UserId"
          },
          "enabled": {
            "description": "False once the key is revoked.",
            "type": "boolean"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "lastRequest": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "ApiKeyInput": {
        "description": "An API key to create. Members that the server sets may be present; they are ignored.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "description": "Display name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "createdAt": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "ApiKeyCreated": {
        "description": "A new API key with its value, which is returned only once.",
        "type": "object",
        "required": [
          "id",
          "name",
          "key"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ApiKeyId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "key": {
            "description": "The secret to send as `x-api-key`.",
            "type": "string",
            "x-secret": true
          }
        }
      },
      "Role": {
        "description": "The permissions of a user's keys. Only `admin` may call the operations under `/api/v1/admin`.",
        "type": "string",
        "enum": [
          "admin",
          "member"
        ]
      },
      "OrganizationId": {
        "description": "Id of an organization.",
        "type": "string",
        "pattern": "^org_[a-f0-9]{12}$",
        "examples": [
          "org_b18a63f50d2e"
        ]
      },
      "Session": {
        "description": "A sign-in from a browser. It also ends after an hour without a request, and when its key is revoked.",
        "type": "object",
        "required": [
          "expiresAt"
        ],
        "properties": {
          "expiresAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "Caller": {
        "description": "Who sends the request, and what its server can do.",
        "type": "object",
        "required": [
          "user",
          "organization",
          "server"
        ],
        "properties": {
          "user": {
            "description": "The user that the request acts for.",
            "type": "object",
            "required": [
              "id",
              "name",
              "role"
            ],
            "properties": {
              "id": {
                "$ref": "#/components/schemas/UserId"
              },
              "name": {
                "description": "Display name.",
                "type": "string"
              },
              "role": {
                "$ref": "#/components/schemas/Role"
              }
            }
          },
          "organization": {
            "description": "The user's organization.",
            "type": "object",
            "required": [
              "id",
              "name"
            ],
            "properties": {
              "id": {
                "$ref": "#/components/schemas/OrganizationId"
              },
              "name": {
                "description": "Display name.",
                "type": "string"
              }
            }
          },
          "keyId": {
            "$ref": "#/components/schemas/ApiKeyId"
          },
          "session": {
            "$ref": "#/components/schemas/Session"
          },
          "server": {
            "description": "The server, as far as a client may depend on it.",
            "type": "object",
            "required": [
              "version",
              "recognition",
              "oidc",
              "hasModels"
            ],
            "properties": {
              "version": {
                "description": "Version of the server's software.",
                "type": "string"
              },
              "recognition": {
                "description": "Whether text in images and scans is recognised, unless the deployment switched that off.",
                "type": "boolean"
              },
              "oidc": {
                "description": "Whether users can sign in through an identity provider.",
                "type": "boolean"
              },
              "hasModels": {
                "description": "Whether a language model fills a slot. Documents are then sent to its provider.",
                "type": "boolean"
              }
            }
          }
        }
      },
      "SessionInput": {
        "description": "A sign-in.",
        "type": "object",
        "x-max-sessions": 50,
        "additionalProperties": false,
        "required": [
          "apiKey"
        ],
        "properties": {
          "apiKey": {
            "description": "The key that the session acts for.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-secret": true
          }
        }
      },
      "ModelProvider": {
        "description": "The provider whose API a model is called by. `builtin` is the server's own engine, which calls no provider.",
        "type": "string",
        "enum": [
          "openai",
          "anthropic",
          "google",
          "azure",
          "openai-compatible",
          "builtin"
        ]
      },
      "Model": {
        "description": "A language model that the deployment may use.",
        "type": "object",
        "required": [
          "id",
          "provider",
          "modelName",
          "isCore",
          "isVision"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ModelId"
          },
          "provider": {
            "$ref": "#/components/schemas/ModelProvider"
          },
          "modelName": {
            "description": "The provider's name for the model.",
            "type": "string"
          },
          "displayName": {
            "description": "Display name.",
            "type": "string"
          },
          "providerApiKey": {
            "description": "The provider's secret, masked.",
            "type": "string",
            "x-secret": true
          },
          "baseUrl": {
            "description": "The address of the provider's API, if it is not the provider's default.",
            "type": "string"
          },
          "isCore": {
            "description": "Whether the model may fill the fast slot, which works on the text of documents.",
            "type": "boolean",
            "x-extension": true
          },
          "isVision": {
            "description": "Whether the model may fill the accurate slot, which also reads page images.",
            "type": "boolean",
            "x-extension": true
          },
          "inputPrice": {
            "description": "The price of a million tokens sent; omitted when unknown.",
            "type": "number",
            "minimum": 0,
            "x-extension": true
          },
          "outputPrice": {
            "description": "The price of a million tokens received; omitted when unknown.",
            "type": "number",
            "minimum": 0,
            "x-extension": true
          },
          "currency": {
            "description": "The currency of the prices, a code of ISO 4217; omitted when they are unknown.",
            "type": "string",
            "x-extension": true
          }
        }
      },
      "ModelInput": {
        "description": "A model to add or to test. At least one of `isCore` and `isVision` must be true. An empty string counts as omitted.\nPrices come together with their currency or not at all, and all models of a deployment have the same currency. The `id` of a listed model may be present; it is ignored.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "modelName"
        ],
        "properties": {
          "modelName": {
            "description": "The provider's name for the model.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "displayName": {
            "description": "Display name.",
            "type": "string",
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "providerApiKey": {
            "description": "The provider's secret. It is stored encrypted and never returned unmasked.",
            "type": "string",
            "maxLength": 4096,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-secret": true
          },
          "baseUrl": {
            "description": "The http or https address of the provider's API. Required for `openai-compatible`.",
            "type": "string",
            "maxLength": 2048,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "isCore": {
            "description": "Whether the model may fill the fast slot, which works on the text of documents.",
            "type": "boolean",
            "default": true
          },
          "isVision": {
            "description": "Whether the model may fill the accurate slot, which also reads page images.",
            "type": "boolean",
            "default": false
          },
          "provider": {
            "description": "When omitted, it is inferred from the host of `baseUrl`, then from the model's name.",
            "$ref": "#/components/schemas/ModelProvider",
            "x-extension": true
          },
          "inputPrice": {
            "description": "The price of a million tokens sent.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "x-extension": true
          },
          "outputPrice": {
            "description": "The price of a million tokens received.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "x-extension": true
          },
          "currency": {
            "description": "The currency of the prices, a code of ISO 4217.",
            "type": "string",
            "maxLength": 3,
            "pattern": "^(?:[A-Z]{3})?$",
            "x-extension": true
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "ModelResult": {
        "description": "The model as stored.",
        "type": "object",
        "required": [
          "success",
          "model"
        ],
        "properties": {
          "success": {
            "description": "Always true; a failure is an error response instead.",
            "type": "boolean"
          },
          "model": {
            "$ref": "#/components/schemas/Model"
          }
        }
      },
      "ModelUpdate": {
        "description": "Changes to a model. Omitted members keep their value; an empty string removes the value.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "modelName"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ModelId"
          },
          "modelName": {
            "description": "The provider's name for the model.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "displayName": {
            "description": "Display name.",
            "type": "string",
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "providerApiKey": {
            "description": "The provider's secret. The stored one is kept when this is omitted or sent back masked; a `baseUrl` of another\norigin requires the secret again.\n",
            "type": "string",
            "maxLength": 4096,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-secret": true
          },
          "baseUrl": {
            "description": "The http or https address of the provider's API. Required for `openai-compatible`.",
            "type": "string",
            "maxLength": 2048,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "isCore": {
            "description": "Whether the model may fill the fast slot, which works on the text of documents.",
            "type": "boolean"
          },
          "isVision": {
            "description": "Whether the model may fill the accurate slot, which also reads page images.",
            "type": "boolean"
          },
          "provider": {
            "description": "When omitted, it is inferred from the host of `baseUrl`, then from the model's name.",
            "$ref": "#/components/schemas/ModelProvider",
            "x-extension": true
          },
          "inputPrice": {
            "description": "The price of a million tokens sent.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "x-extension": true
          },
          "outputPrice": {
            "description": "The price of a million tokens received.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "x-extension": true
          },
          "currency": {
            "description": "The currency of the prices, a code of ISO 4217; an empty string removes the prices as well.",
            "type": "string",
            "maxLength": 3,
            "pattern": "^(?:[A-Z]{3})?$",
            "x-extension": true
          }
        }
      },
      "ModelDeletion": {
        "description": "The model to delete.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/ModelId"
          }
        }
      },
      "Success": {
        "description": "A confirmation for programs.",
        "type": "object",
        "required": [
          "success"
        ],
        "properties": {
          "success": {
            "description": "Always true; a failure is an error response instead.",
            "type": "boolean"
          }
        }
      },
      "ConnectionResult": {
        "description": "The result of a connection test.",
        "type": "object",
        "required": [
          "isValid"
        ],
        "properties": {
          "isValid": {
            "description": "True when the model responded to a small request.",
            "type": "boolean"
          },
          "error": {
            "description": "What went wrong; omitted when `isValid` is true.",
            "type": "string"
          }
        }
      },
      "RuntimeSlot": {
        "description": "The model in a slot.",
        "type": "object",
        "required": [
          "name",
          "modelId"
        ],
        "properties": {
          "name": {
            "description": "Display name of the model, or the provider's name for it.",
            "type": "string"
          },
          "modelId": {
            "$ref": "#/components/schemas/ModelId"
          }
        }
      },
      "RuntimeConfiguration": {
        "description": "The models that executions use. The fast model reads the text; pages without reliable text and values of low\nconfidence go to the accurate model. A slot without a model is omitted.\n",
        "type": "object",
        "properties": {
          "fastModel": {
            "$ref": "#/components/schemas/RuntimeSlot"
          },
          "accurateModel": {
            "$ref": "#/components/schemas/RuntimeSlot"
          }
        }
      },
      "RuntimeConfigurationInput": {
        "description": "The model to use.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "modelId"
        ],
        "properties": {
          "modelId": {
            "$ref": "#/components/schemas/ModelId"
          },
          "type": {
            "description": "The slot to fill; when omitted, every slot that the model's flags allow.",
            "type": "string",
            "enum": [
              "fast",
              "accurate"
            ],
            "x-extension": true
          }
        }
      },
      "Organization": {
        "description": "A tenant. Its users share workflows, executions, files and keys, and see none of another organization.",
        "type": "object",
        "required": [
          "id",
          "name",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/OrganizationId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "OrganizationInput": {
        "description": "An organization to create. Members that the server sets may be present; they are ignored.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "description": "Display name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "createdAt": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "User": {
        "description": "An owner of API keys.",
        "type": "object",
        "required": [
          "id",
          "organizationId",
          "name",
          "role",
          "createdAt"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/UserId"
          },
          "organizationId": {
            "$ref": "#/components/schemas/OrganizationId"
          },
          "name": {
            "description": "Display name.",
            "type": "string"
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "UserInput": {
        "description": "A user to create. Members that the server sets may be present; they are ignored.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "organizationId",
          "name",
          "role"
        ],
        "properties": {
          "organizationId": {
            "$ref": "#/components/schemas/OrganizationId"
          },
          "name": {
            "description": "Display name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          },
          "createdAt": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "AuditedOperation": {
        "description": "What was done: an operation of this document (changes of workflows only when `retentionDays` changes), the first start (`bootstrap`), a webhook that the server disabled after failures (`disableWebhook`), a role that the identity provider changed (`changeUserRole`), or a command on the server's machine.\n",
        "type": "string",
        "enum": [
          "createApiKey",
          "revokeApiKey",
          "createUserApiKey",
          "createSession",
          "deleteSession",
          "addModel",
          "updateModel",
          "deleteModel",
          "setRuntimeConfig",
          "createOrganization",
          "createUser",
          "deleteExecution",
          "deleteFile",
          "updateWorkflow",
          "restoreWorkflowVersion",
          "deleteWorkflow",
          "updateExecutionReview",
          "createWebhook",
          "updateWebhook",
          "deleteWebhook",
          "rotateWebhookSecret",
          "disableWebhook",
          "bootstrap",
          "rotateEncryption",
          "acceptDocumentStore",
          "detachDocumentStore",
          "forgetEncryption",
          "createAdminKey",
          "changeUserRole",
          "disableUser",
          "enableUser"
        ]
      },
      "AuditEntry": {
        "description": "A change that was made. It never contains a value, so it never contains a secret.",
        "type": "object",
        "required": [
          "id",
          "at",
          "operation",
          "targetId"
        ],
        "properties": {
          "id": {
            "description": "Number of the entry.",
            "type": "integer"
          },
          "at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "operation": {
            "$ref": "#/components/schemas/AuditedOperation"
          },
          "targetId": {
            "description": "Id of what was created, changed or removed; of a session, that of its key.",
            "type": "string"
          },
          "organizationId": {
            "description": "Organization of the user. It and the user are omitted for a command on the server's machine.",
            "$ref": "#/components/schemas/OrganizationId"
          },
          "userId": {
            "description": "Who made the change.",
            "$ref": "#/components/schemas/UserId"
          },
          "keyId": {
            "description": "The API key of the request; omitted for changes without one.",
            "$ref": "#/components/schemas/ApiKeyId"
          },
          "requestId": {
            "description": "The `x-request-id` of the request.",
            "type": "string"
          }
        }
      },
      "ExecutionOfMessage": {
        "description": "An execution, without its values.",
        "type": "object",
        "required": [
          "executionId",
          "workflowId",
          "workflowName",
          "fileId",
          "fileName",
          "status",
          "createdAt"
        ],
        "properties": {
          "executionId": {
            "$ref": "#/components/schemas/ExecutionId"
          },
          "workflowId": {
            "$ref": "#/components/schemas/WorkflowId"
          },
          "workflowVersion": {
            "description": "Version of the workflow that ran.",
            "type": "integer",
            "minimum": 1
          },
          "workflowName": {
            "description": "Display name of the workflow.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the file.",
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/ExecutionStatus"
          },
          "errorMessage": {
            "description": "Why it failed.",
            "type": "string"
          },
          "review": {
            "$ref": "#/components/schemas/ReviewState"
          },
          "batchId": {
            "$ref": "#/components/schemas/BatchId"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "startedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "completedAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "ExecutionMessage": {
        "description": "The body of a message about an execution. It contains no extracted values, which are personal data and would remain in\nother people's logs: the receiver reads them by the id.\n",
        "type": "object",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "description": "What happened to the execution.",
            "type": "string",
            "enum": [
              "execution.completed",
              "execution.failed",
              "execution.review_needed",
              "execution.reviewed"
            ]
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "$ref": "#/components/schemas/ExecutionOfMessage"
          }
        }
      },
      "WebhookTestMessage": {
        "description": "The body of a test message.",
        "type": "object",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "description": "The type of test messages.",
            "type": "string",
            "enum": [
              "webhook.test"
            ]
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "description": "The webhook that is tested.",
            "type": "object",
            "required": [
              "webhookId"
            ],
            "properties": {
              "webhookId": {
                "$ref": "#/components/schemas/WebhookId"
              }
            }
          }
        }
      }
    },
    "parameters": {
      "Limit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of items in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the\n`link` header points to the next one.\n",
        "x-extension": true,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 1000,
          "x-max-page-bytes": 4194304
        },
        "example": 50
      },
      "Cursor": {
        "name": "cursor",
        "in": "query",
        "description": "Where the page starts, from the `link` header of the previous page.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 512,
          "pattern": "^[\\x21-\\x7E]+$"
        },
        "example": "MjAyNi0wMy0wMg"
      },
      "IdempotencyKey": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "A value chosen by the client that makes the request safe to repeat: within 24 hours, requests for the same operation\nwith the same key have one effect and one response.\n",
        "x-extension": true,
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "pattern": "^[\\x21-\\x7E]+$",
          "x-lifetime-hours": 24
        },
        "example": "0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60"
      },
      "WorkflowId": {
        "name": "workflowId",
        "in": "path",
        "required": true,
        "description": "Id of the workflow.",
        "schema": {
          "$ref": "#/components/schemas/WorkflowId"
        },
        "example": "wkf_3f9a1c7e20b4"
      },
      "IfMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "The `etag` of the workflow that the change is based on. If the workflow has another version by now, nothing changes\n(RFC 9110 section 13.1.1). A request whose change has already been made succeeds, so it can be repeated.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"v3\""
      },
      "WorkflowVersionNumber": {
        "name": "version",
        "in": "path",
        "required": true,
        "description": "Number of a version of the workflow.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647
        },
        "example": 2
      },
      "ReviewedSince": {
        "name": "since",
        "in": "query",
        "description": "Only executions that were reviewed at this time or later.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-03-01T00:00:00Z"
      },
      "LabelLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of labels in a page. A page may have fewer, since it also ends before its JSON exceeds 4 MiB; the\n`link` header points to the next one.\n",
        "x-extension": true,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 50
        },
        "example": 20
      },
      "BatchOfExecution": {
        "name": "batchId",
        "in": "query",
        "description": "The batch that the execution joins; it must be one of this workflow, and open.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/BatchId"
        },
        "example": "bat_2f6d18b0c9e4"
      },
      "WorkflowVersionFilter": {
        "name": "version",
        "in": "query",
        "description": "The version of the workflow to run; the current one if omitted.",
        "x-extension": true,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647
        },
        "example": 2
      },
      "Prefer": {
        "name": "Prefer",
        "in": "header",
        "description": "`wait=N` (RFC 7240) delays the response until the execution has ended, for at most N seconds and never longer than\n60. Then the current state is returned.\n",
        "x-extension": true,
        "schema": {
          "type": "string",
          "x-max-wait-seconds": 60
        },
        "example": "wait=30"
      },
      "WorkflowExecutionId": {
        "name": "workflowExecutionId",
        "in": "path",
        "required": true,
        "description": "Id of an execution of that workflow.",
        "schema": {
          "$ref": "#/components/schemas/ExecutionId"
        },
        "example": "exe_8d02e5b7146f"
      },
      "WorkflowFilter": {
        "name": "workflowId",
        "in": "query",
        "description": "Only executions of this workflow.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/WorkflowId"
        },
        "example": "wkf_3f9a1c7e20b4"
      },
      "StatusFilter": {
        "name": "status",
        "in": "query",
        "description": "Only executions in this state.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/ExecutionStatus"
        },
        "example": "Completed"
      },
      "ReviewFilter": {
        "name": "review",
        "in": "query",
        "description": "Only executions whose review has this state.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/ReviewState"
        },
        "example": "needed"
      },
      "CreatedAfter": {
        "name": "createdAfter",
        "in": "query",
        "description": "Only executions that were created at this time or later.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-03-01T00:00:00Z"
      },
      "CreatedBefore": {
        "name": "createdBefore",
        "in": "query",
        "description": "Only executions that were created before this time.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-04-01T00:00:00Z"
      },
      "BatchFilter": {
        "name": "batchId",
        "in": "query",
        "description": "Only executions of this batch.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/BatchId"
        },
        "example": "bat_2f6d18b0c9e4"
      },
      "JoinedReviewed": {
        "name": "reviewed",
        "in": "query",
        "description": "Whether the values have the corrections of the reviews. Rejected executions are then left out.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "true",
            "false"
          ],
          "default": "false"
        },
        "example": "true"
      },
      "JoinedExportMode": {
        "name": "mode",
        "in": "query",
        "description": "The format: one table as CSV (RFC 4180), an array with an entry for each execution as JSON, or an Excel workbook.\n",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "csv",
            "json",
            "xlsx"
          ],
          "default": "csv",
          "x-max-executions": 10000
        },
        "example": "csv"
      },
      "JoinedTable": {
        "name": "table",
        "in": "query",
        "description": "JSON Pointer (RFC 6901) of a table, for CSV alone: a row for each row of this table, in place of one for each execution.\n",
        "x-extension": true,
        "schema": {
          "type": "string",
          "maxLength": 520,
          "pattern": "^[/][^/]+[/]tables[/][^/]+$"
        },
        "example": "/Invoice/tables/items"
      },
      "ExecutionId": {
        "name": "executionId",
        "in": "path",
        "required": true,
        "description": "Id of the execution.",
        "schema": {
          "$ref": "#/components/schemas/ExecutionId"
        },
        "example": "exe_8d02e5b7146f"
      },
      "ExportMode": {
        "name": "mode",
        "in": "query",
        "description": "The format inside the JSON string: one table as CSV (RFC 4180), the extracted data as indented JSON, or an Excel\nworkbook in base64.\n",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "csv",
            "json",
            "xlsx"
          ],
          "default": "csv",
          "x-media-types": {
            "csv": "text/csv",
            "json": "application/json",
            "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          }
        },
        "example": "csv"
      },
      "Reviewed": {
        "name": "reviewed",
        "in": "query",
        "description": "Whether the values have the corrections of the review. A rejected execution is then not exported.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "true",
            "false"
          ],
          "default": "false"
        },
        "example": "true"
      },
      "FileId": {
        "name": "fileId",
        "in": "path",
        "required": true,
        "description": "Id of the file.",
        "schema": {
          "$ref": "#/components/schemas/FileId"
        },
        "example": "file_51c0ad93f7e2"
      },
      "UsageFrom": {
        "name": "from",
        "in": "query",
        "description": "Start of the period, included; 30 days before its end when omitted.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-03-01T00:00:00Z"
      },
      "UsageTo": {
        "name": "to",
        "in": "query",
        "description": "End of the period, excluded; now when omitted.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-04-01T00:00:00Z"
      },
      "UsageGrouping": {
        "name": "groupBy",
        "in": "query",
        "description": "By what the usage is summed up.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "day",
            "workflow",
            "model"
          ],
          "default": "day"
        },
        "example": "day"
      },
      "UsageOrganization": {
        "name": "organizationId",
        "in": "query",
        "description": "For admins, the organization whose usage is summed up, or `all`; the caller's own when omitted.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "maxLength": 16,
          "pattern": "^(?:all|org_[a-f0-9]{12})$"
        },
        "example": "all"
      },
      "BatchId": {
        "name": "batchId",
        "in": "path",
        "required": true,
        "description": "Id of the batch.",
        "schema": {
          "$ref": "#/components/schemas/BatchId"
        },
        "example": "bat_2f6d18b0c9e4"
      },
      "PageNumber": {
        "name": "page",
        "in": "path",
        "required": true,
        "description": "Page number, counted from 1; in a spreadsheet, the sheet number.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100000
        },
        "example": 1
      },
      "ImageWidth": {
        "name": "width",
        "in": "query",
        "description": "The width of the image in pixels.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "600",
            "1200",
            "1800",
            "2400"
          ],
          "default": "1200"
        },
        "example": "1200"
      },
      "FirstRow": {
        "name": "firstRow",
        "in": "query",
        "description": "Number of the first row, counted from 1 as in cell addresses.",
        "x-extension": true,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 10000000,
          "default": 1
        },
        "example": 1
      },
      "RowCount": {
        "name": "rows",
        "in": "query",
        "description": "The maximum number of rows.",
        "x-extension": true,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 500,
          "default": 500
        },
        "example": 100
      },
      "WebhookId": {
        "name": "webhookId",
        "in": "path",
        "required": true,
        "description": "Id of the webhook.",
        "schema": {
          "$ref": "#/components/schemas/WebhookId"
        },
        "example": "whe_6c1e9a40d7b3"
      },
      "DeliveryStateFilter": {
        "name": "state",
        "in": "query",
        "description": "Only deliveries in this state.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/DeliveryState"
        },
        "example": "failed"
      },
      "MessageId": {
        "name": "messageId",
        "in": "path",
        "required": true,
        "description": "Id of the message.",
        "schema": {
          "$ref": "#/components/schemas/MessageId"
        },
        "example": "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2"
      },
      "ApiKeyId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the API key.",
        "schema": {
          "$ref": "#/components/schemas/ApiKeyId"
        },
        "example": "key_94be60d1a3c8"
      },
      "UserId": {
        "name": "userId",
        "in": "path",
        "required": true,
        "description": "Id of the user.",
        "schema": {
          "$ref": "#/components/schemas/UserId"
        },
        "example": "usr_0e7d4b92c6f1"
      },
      "Since": {
        "name": "since",
        "in": "query",
        "description": "Only entries of this time or later.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-03-01T00:00:00Z"
      },
      "Until": {
        "name": "until",
        "in": "query",
        "description": "Only entries before this time.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UtcTime"
        },
        "example": "2026-04-01T00:00:00Z"
      },
      "AuditedOperationFilter": {
        "name": "operation",
        "in": "query",
        "description": "Only entries of this operation.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/AuditedOperation"
        },
        "example": "createUser"
      },
      "OrganizationFilter": {
        "name": "organizationId",
        "in": "query",
        "description": "Only changes by users of this organization.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/OrganizationId"
        },
        "example": "org_b18a63f50d2e"
      },
      "UserFilter": {
        "name": "userId",
        "in": "query",
        "description": "Only changes by this user.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/UserId"
        },
        "example": "usr_0e7d4b92c6f1"
      }
    },
    "headers": {
      "RequestId": {
        "description": "Identifies this request in the server's log; quote it when you report a problem.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "req_5d1f0a7c93be"
      },
      "RateLimitPolicy": {
        "description": "The budgets that this request counts against, each with its size `q` and the seconds `w` in which an exhausted one\nrefills (draft-ietf-httpapi-ratelimit-headers-11): `executes` for starting executions or `reads` for everything else,\nboth per API key, and `organization` for all its keys together. Absent while no budget is configured.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"reads\";q=600;w=60, \"organization\";q=6000;w=60"
      },
      "RateLimit": {
        "description": "What is left of each budget, `r`, and the seconds `t` until it is full again\n(draft-ietf-httpapi-ratelimit-headers-11). A budget refills evenly, so requests succeed long before `t` has passed.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"reads\";r=599;t=1, \"organization\";r=5999;t=1"
      },
      "NextPage": {
        "description": "The address of the next page, as `<…>; rel=\"next\"` (RFC 8288). Only the last page has none: a page with fewer items\nthan `limit` is not necessarily the last.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "</api/v1/workflows?limit=50&cursor=MjAyNi0wMy0wMg>; rel=\"next\""
      },
      "ErrorCode": {
        "description": "The machine-readable error code, one of a closed set.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "invalid_request",
            "malformed_json",
            "invalid_id",
            "file_missing",
            "file_empty",
            "unauthorized",
            "forbidden",
            "not_found",
            "method_not_allowed",
            "conflict",
            "model_in_use",
            "model_builtin",
            "execution_not_completed",
            "execution_running",
            "file_in_use",
            "batch_closed",
            "review_conflict",
            "too_many_revisions",
            "too_many_files",
            "page_not_drawn",
            "document_refused",
            "execution_rejected",
            "last_admin_key",
            "too_many_webhooks",
            "webhook_rotation_open",
            "idempotency_in_progress",
            "version_conflict",
            "payload_too_large",
            "unsupported_media_type",
            "file_unsupported",
            "idempotency_mismatch",
            "rate_limited",
            "internal",
            "unavailable"
          ],
          "x-statuses": {
            "invalid_request": 400,
            "malformed_json": 400,
            "invalid_id": 400,
            "file_missing": 400,
            "file_empty": 400,
            "unauthorized": 401,
            "forbidden": 403,
            "not_found": 404,
            "method_not_allowed": 405,
            "conflict": 409,
            "model_in_use": 409,
            "model_builtin": 409,
            "execution_not_completed": 409,
            "execution_running": 409,
            "file_in_use": 409,
            "batch_closed": 409,
            "review_conflict": 409,
            "too_many_revisions": 409,
            "too_many_files": 409,
            "page_not_drawn": 409,
            "document_refused": 409,
            "execution_rejected": 409,
            "last_admin_key": 409,
            "too_many_webhooks": 409,
            "webhook_rotation_open": 409,
            "idempotency_in_progress": 409,
            "version_conflict": 412,
            "payload_too_large": 413,
            "unsupported_media_type": 415,
            "file_unsupported": 415,
            "idempotency_mismatch": 422,
            "rate_limited": 429,
            "internal": 500,
            "unavailable": 503
          }
        },
        "example": "invalid_request"
      },
      "RetryAfter": {
        "description": "Seconds to wait before the next attempt.",
        "x-extension": true,
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 1
      },
      "WorkflowLocation": {
        "description": "Path of the workflow that was created.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "/api/v1/workflows/wkf_3f9a1c7e20b4"
      },
      "IdempotentReplayed": {
        "description": "Present when this is the stored response to an earlier request with the same `Idempotency-Key`.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "WorkflowTag": {
        "description": "The version of the workflow, as an entity tag (RFC 9110 section 8.8.3) for `If-Match`.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"v3\""
      },
      "ExecutionLocation": {
        "description": "Path of the execution that was started.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "/api/v1/executions/exe_8d02e5b7146f"
      },
      "PreferenceApplied": {
        "description": "`wait=N` when the server applied the request's preference to wait (RFC 7240).",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "wait=30"
      },
      "ContentDisposition": {
        "description": "The file name to save the export under (RFC 6266), when `Accept` asks for raw bytes.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "attachment; filename=\"acme-0042.csv\""
      },
      "FileLocation": {
        "description": "Path of the file that was stored.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "/api/v1/files/file_51c0ad93f7e2"
      },
      "EntityTag": {
        "description": "Identifies the image for `If-None-Match` (RFC 9110).",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"9f86d081-1-1200\""
      },
      "SessionCookie": {
        "description": "The session, for the browser alone: `HttpOnly` and `SameSite=Strict`, and `Secure` where the server's public URL begins\nwith `https`.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "__Host-docsift=EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=43200"
      }
    },
    "responses": {
      "InvalidParameter": {
        "description": "A parameter of the path, the query or a header is invalid (`invalid_id`, `invalid_request`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "badId": {
                "value": {
                  "error": "workflowId: must look like wkf_ followed by 12 lowercase hex digits"
                }
              },
              "badLimit": {
                "value": {
                  "error": "limit: must be at most 1,000"
                }
              }
            }
          }
        }
      },
      "Unauthorized": {
        "description": "The API key is missing, malformed, unknown or revoked, or the session has ended or comes from another site's page\n(`unauthorized`). The response is the same for all of them.\n",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "unauthorized": {
                "value": {
                  "error": "A valid API key is required in the x-api-key header."
                }
              }
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "The API key or its organization has exhausted a budget (`rate_limited`); the `ratelimit` header shows which.",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "reads": {
                "value": {
                  "error": "This API key has used up its budget of 600 requests in 60 seconds; try again in 2 seconds."
                }
              },
              "organization": {
                "value": {
                  "error": "The organization has used up its budget of 6000 requests in 60 seconds; try again in 1 second."
                }
              }
            }
          }
        }
      },
      "Internal": {
        "description": "An unexpected failure inside the server (`internal`). The response reveals nothing but the request's id.",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "internal": {
                "value": {
                  "error": "Something went wrong inside the service. Quote the x-request-id header when you report it."
                }
              }
            }
          }
        }
      },
      "Unavailable": {
        "description": "The database or the file storage is unavailable, too many requests wait for documents, or the server is shutting down (`unavailable`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "unavailable": {
                "value": {
                  "error": "The service cannot reach its database or storage at the moment. Please try again."
                }
              }
            }
          }
        }
      },
      "InvalidWorkflow": {
        "description": "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "malformedJson": {
                "value": {
                  "error": "The request body is empty; it must be JSON."
                }
              },
              "emptyTable": {
                "value": {
                  "error": "configuration.objects[0].tables[1].columns: must have at least one column"
                }
              },
              "unknownType": {
                "value": {
                  "error": "configuration.objects[0].fields[2].type: must be string, date or number"
                }
              },
              "longDescription": {
                "value": {
                  "error": "description: must have at most 10,000 characters, not 12,480"
                }
              }
            }
          }
        }
      },
      "RepeatInProgress": {
        "description": "A request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "BodyTooLarge": {
        "x-max-bytes": 524288,
        "description": "The body is too large (`payload_too_large`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "tooLarge": {
                "value": {
                  "error": "The request body may be at most 512 KiB long."
                }
              }
            }
          }
        }
      },
      "NotJson": {
        "description": "The body is not declared as JSON (`unsupported_media_type`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notJson": {
                "value": {
                  "error": "The request body must be JSON: send content-type: application/json."
                }
              }
            }
          }
        }
      },
      "RepeatMismatch": {
        "description": "The `Idempotency-Key` was used before with another request (`idempotency_mismatch`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "mismatch": {
                "value": {
                  "error": "Idempotency-Key: was used for a different request before; use a new key for a new request"
                }
              }
            }
          }
        }
      },
      "WorkflowNotFound": {
        "description": "The caller's organization has no such workflow (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No workflow with this id exists."
                }
              }
            }
          }
        }
      },
      "VersionConflict": {
        "description": "The workflow has another version than `If-Match` names (`version_conflict`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "changed": {
                "value": {
                  "error": "The workflow has been changed: its version is 4. Read it again and repeat the change."
                }
              }
            }
          }
        }
      },
      "WorkflowVersionNotFound": {
        "description": "The caller's organization has no such workflow, or the workflow has no such version (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No workflow with this id exists."
                }
              },
              "noVersion": {
                "value": {
                  "error": "No version of this workflow has this number."
                }
              }
            }
          }
        }
      },
      "InvalidFile": {
        "description": "The file is missing or empty, or a parameter is invalid (`file_missing`, `file_empty`, `invalid_id`, `invalid_request`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "missing": {
                "value": {
                  "error": "file: must be sent as a file part, with a file name"
                }
              },
              "empty": {
                "value": {
                  "error": "file: must not be empty"
                }
              },
              "otherBatch": {
                "value": {
                  "error": "batchId: is a batch of another workflow"
                }
              }
            }
          }
        }
      },
      "ExecuteNotFound": {
        "description": "The caller's organization has no such workflow or batch (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No workflow with this id exists."
                }
              },
              "noBatch": {
                "value": {
                  "error": "No batch with this id exists."
                }
              },
              "noVersion": {
                "value": {
                  "error": "No version of this workflow has this number."
                }
              }
            }
          }
        }
      },
      "ExecuteConflict": {
        "description": "The batch is closed (`batch_closed`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "closed": {
                "value": {
                  "error": "The batch was closed at 2026-03-31T16:02:11.482Z; create another one."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "FileTooLarge": {
        "description": "The file is too large (`payload_too_large`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "tooLarge": {
                "value": {
                  "error": "The file may be at most 50 MiB long."
                }
              }
            }
          }
        }
      },
      "FileUnsupported": {
        "description": "The request is not `multipart/form-data` (`unsupported_media_type`), or the kind of file is not supported (`file_unsupported`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notMultipart": {
                "value": {
                  "error": "The file must be sent as multipart/form-data."
                }
              },
              "unknownKind": {
                "value": {
                  "error": "The type of the file is not known. Supported are PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML and EML."
                }
              }
            }
          }
        }
      },
      "InvalidRequest": {
        "description": "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "malformedJson": {
                "value": {
                  "error": "The request body is empty; it must be JSON."
                }
              },
              "missingMember": {
                "value": {
                  "error": "name: is required"
                }
              },
              "unknownMember": {
                "value": {
                  "error": "colour: is not a known member"
                }
              }
            }
          }
        }
      },
      "WorkflowOrFileNotFound": {
        "description": "The caller's organization has no such workflow, file or batch (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "noWorkflow": {
                "value": {
                  "error": "No workflow with this id exists."
                }
              },
              "noFile": {
                "value": {
                  "error": "No file with this id exists."
                }
              },
              "noVersion": {
                "value": {
                  "error": "No version of this workflow has this number."
                }
              }
            }
          }
        }
      },
      "ExecutionNotFound": {
        "description": "The caller's organization has no such execution (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No execution with this id exists."
                }
              }
            }
          }
        }
      },
      "BatchNotFound": {
        "description": "The caller's organization has no such batch (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No batch with this id exists."
                }
              }
            }
          }
        }
      },
      "ExecutionRunning": {
        "description": "The execution has not ended yet (`execution_running`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "running": {
                "value": {
                  "error": "The execution is Processing; cancel it before you delete it."
                }
              }
            }
          }
        }
      },
      "ExportConflict": {
        "description": "The execution has no values (`execution_not_completed`), or `reviewed` asks for a rejected one (`execution_rejected`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "running": {
                "value": {
                  "error": "The execution is Processing; only a Completed execution has data."
                }
              },
              "rejected": {
                "value": {
                  "error": "The execution was rejected in its review."
                }
              }
            }
          }
        }
      },
      "ExecutionNotCompleted": {
        "description": "The execution has no values yet, or never will (`execution_not_completed`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "running": {
                "value": {
                  "error": "The execution is Processing; only a Completed execution has data."
                }
              },
              "failed": {
                "value": {
                  "error": "The execution is Failed; only a Completed execution has data."
                }
              }
            }
          }
        }
      },
      "InvalidReview": {
        "description": "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "malformedJson": {
                "value": {
                  "error": "The request body is empty; it must be JSON."
                }
              },
              "unknownPointer": {
                "value": {
                  "error": "corrections[\"/Invoice/fields/sum\"]: must be the JSON Pointer of a field or a table of the configuration"
                }
              },
              "noDate": {
                "value": {
                  "error": "corrections[\"/Invoice/fields/date\"].value: must be a date such as 2026-02-27, or null"
                }
              },
              "noNumber": {
                "value": {
                  "error": "corrections[\"/Invoice/tables/items\"].rows[3].amount: must be a JSON number, or null"
                }
              }
            }
          }
        }
      },
      "ReviewConflict": {
        "description": "Another user changed the review (`review_conflict`), it has been changed 1,000 times (`too_many_revisions`), or the\nexecution has no values (`execution_not_completed`).\n",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "changed": {
                "value": {
                  "error": "The review has the revision 3 by now, not 2; read it again."
                }
              },
              "full": {
                "value": {
                  "error": "The review has been changed 1,000 times, which is the limit; retry the execution to review its values anew."
                }
              },
              "running": {
                "value": {
                  "error": "The execution is Processing; only a Completed execution has data."
                }
              }
            }
          }
        }
      },
      "CancelConflict": {
        "description": "The execution has already ended (`conflict`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "ended": {
                "value": {
                  "error": "The execution is already Completed and cannot be cancelled."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "RetryNotFound": {
        "description": "The caller's organization has no such execution, or its workflow was deleted (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No execution with this id exists."
                }
              },
              "workflowGone": {
                "value": {
                  "error": "No workflow with this id exists."
                }
              }
            }
          }
        }
      },
      "RetryConflict": {
        "description": "The execution has not ended yet (`conflict`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "running": {
                "value": {
                  "error": "The execution is Processing; wait for its end or cancel it first."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "UploadConflict": {
        "description": "The files of the organization that no execution uses take up all of their space (`too_many_files`), or a request with\nthe same `Idempotency-Key` is still running (`idempotency_in_progress`).\n",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "full": {
                "value": {
                  "error": "The files that no execution uses would take up more than 5,120 MiB, which is the limit of the organization; delete some, execute them, or wait until they expire."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "FileNotFound": {
        "description": "The caller's organization has no such file (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No file with this id exists."
                }
              }
            }
          }
        }
      },
      "FileInUse": {
        "description": "An execution uses the file (`file_in_use`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "inUse": {
                "value": {
                  "error": "An execution uses this file; it is deleted with the last execution that uses it."
                }
              }
            }
          }
        }
      },
      "ExecutionNotEnded": {
        "description": "The execution has not ended (`execution_running`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "running": {
                "value": {
                  "error": "The execution is Processing; its usage is known once it has ended."
                }
              }
            }
          }
        }
      },
      "Forbidden": {
        "description": "The API key belongs to a user without the role `admin` (`forbidden`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "forbidden": {
                "value": {
                  "error": "This operation requires an API key with the admin role."
                }
              }
            }
          }
        }
      },
      "DocumentRefused": {
        "description": "The document cannot be read (`document_refused`). The sentence starts with the same reasons as the `errorMessage` of an execution.",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "encrypted": {
                "value": {
                  "error": "file_encrypted: The file is protected by a password."
                }
              }
            }
          }
        }
      },
      "PageNotFound": {
        "description": "The caller's organization has no such file, or the file has no such page or sheet (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "noFile": {
                "value": {
                  "error": "No file with this id exists."
                }
              },
              "noPage": {
                "value": {
                  "error": "The document has no page 7; it has 2 pages."
                }
              }
            }
          }
        }
      },
      "PageNotDrawn": {
        "description": "The document cannot be read (`document_refused`), or there is no image of this page (`page_not_drawn`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "noImage": {
                "value": {
                  "error": "Only PDFs and images have pages that can be drawn."
                }
              },
              "encrypted": {
                "value": {
                  "error": "file_encrypted: The file is protected by a password."
                }
              }
            }
          }
        }
      },
      "InvalidRegion": {
        "description": "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "noPlace": {
                "value": {
                  "error": "box: is required unless cell is given"
                }
              },
              "unknownType": {
                "value": {
                  "error": "type: must be string, date or number"
                }
              }
            }
          }
        }
      },
      "InvalidSuggestion": {
        "description": "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "duplicate": {
                "value": {
                  "error": "fileIds[1]: must differ from fileIds[0]"
                }
              },
              "noFile": {
                "value": {
                  "error": "fileIds: must have at least one fileId"
                }
              }
            }
          }
        }
      },
      "InvalidWebhook": {
        "description": "The body or a parameter is invalid, or the URL is not one that the server calls (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notHttps": {
                "value": {
                  "error": "url: must begin with https://"
                }
              },
              "privateAddress": {
                "value": {
                  "error": "url: private addresses are not called by this server; an operator can allow the host by DOCSIFT_WEBHOOK_ALLOWED_HOSTS"
                }
              },
              "noEvent": {
                "value": {
                  "error": "events: must have at least one event"
                }
              }
            }
          }
        }
      },
      "WebhookConflict": {
        "description": "The organization has 50 webhooks (`too_many_webhooks`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "tooMany": {
                "value": {
                  "error": "The organization has 50 webhooks; delete one first."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "WebhookNotFound": {
        "description": "The caller's organization has no such webhook (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No webhook with this id exists."
                }
              }
            }
          }
        }
      },
      "WebhookOrWorkflowNotFound": {
        "description": "The caller's organization has no such webhook or workflow (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No webhook with this id exists."
                }
              },
              "noWorkflow": {
                "value": {
                  "error": "No workflow with this id exists."
                }
              }
            }
          }
        }
      },
      "WebhookRotationConflict": {
        "description": "The previous secret still signs (`webhook_rotation_open`), or a request with the same `Idempotency-Key` is still running (`idempotency_in_progress`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "open": {
                "value": {
                  "error": "The previous secret signs until 2026-03-03T09:15:04.218Z; rotate again after that."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; try again."
                }
              }
            }
          }
        }
      },
      "DeliveryNotFound": {
        "description": "The caller's organization has no such webhook, or the webhook no such delivery (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No webhook with this id exists."
                }
              },
              "noDelivery": {
                "value": {
                  "error": "No delivery with this id exists."
                }
              }
            }
          }
        }
      },
      "ApiKeyOfAnotherUser": {
        "description": "The key belongs to another user of the organization, and the caller does not have the role `admin` (`forbidden`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "anotherUsers": {
                "value": {
                  "error": "This API key belongs to another user; only that user and admins of the organization can revoke it."
                }
              }
            }
          }
        }
      },
      "ApiKeyNotFound": {
        "description": "The caller's organization has no such API key (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No API key with this id exists."
                }
              }
            }
          }
        }
      },
      "LastAdminKey": {
        "description": "The key is the last enabled one with the role `admin` (`last_admin_key`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "lastAdminKey": {
                "value": {
                  "error": "This is the last key with the admin role; create another admin key before you revoke it."
                }
              }
            }
          }
        }
      },
      "InvalidSignIn": {
        "description": "The body is invalid (`malformed_json`, `invalid_request`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "missingKey": {
                "value": {
                  "error": "apiKey: is required"
                }
              }
            }
          }
        }
      },
      "TooManySignIns": {
        "description": "Too many sign-ins from this address have failed, or the API key or its organization has exhausted a budget\n(`rate_limited`).\n",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          },
          "retry-after": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "failures": {
                "value": {
                  "error": "Too many sign-ins from this address have failed; try again in 2 seconds."
                }
              },
              "reads": {
                "value": {
                  "error": "This API key has used up its budget of 600 requests in 60 seconds; try again in 2 seconds."
                }
              }
            }
          }
        }
      },
      "InvalidModel": {
        "description": "The body or a parameter is invalid (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "noUse": {
                "value": {
                  "error": "isVision: must be true when isCore is false"
                }
              },
              "noAddress": {
                "value": {
                  "error": "baseUrl: is required for the provider openai-compatible"
                }
              },
              "keyNeeded": {
                "value": {
                  "error": "providerApiKey: must be sent again when the model moves to another host"
                }
              }
            }
          }
        }
      },
      "ModelNotFound": {
        "description": "There is no such model (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No model with this id exists."
                }
              }
            }
          }
        }
      },
      "ModelUpdateConflict": {
        "description": "The model is the built-in one (`model_builtin`), or it fills a slot that the change would no longer allow (`model_in_use`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "builtIn": {
                "value": {
                  "error": "The built-in engine cannot be changed."
                }
              },
              "inUse": {
                "value": {
                  "error": "isVision: must stay true while the model is the accurate model"
                }
              }
            }
          }
        }
      },
      "ModelDeletionConflict": {
        "description": "The model is the built-in one (`model_builtin`), or it fills a slot (`model_in_use`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "builtIn": {
                "value": {
                  "error": "The built-in engine cannot be deleted."
                }
              },
              "inUse": {
                "value": {
                  "error": "The model is the fast model; choose another one for that slot first."
                }
              }
            }
          }
        }
      },
      "InvalidRuntimeConfiguration": {
        "description": "The body is invalid, or the model may not fill the slot (`malformed_json`, `invalid_request`, `invalid_id`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "flagMissing": {
                "value": {
                  "error": "type: the model cannot be the accurate model because its isVision is false"
                }
              },
              "badId": {
                "value": {
                  "error": "modelId: must look like mdl_ followed by 12 lowercase hex digits"
                }
              }
            }
          }
        }
      },
      "OrganizationNotFound": {
        "description": "There is no such organization (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No organization with this id exists."
                }
              }
            }
          }
        }
      },
      "UserNotFound": {
        "description": "There is no such user (`not_found`).",
        "headers": {
          "x-request-id": {
            "$ref": "#/components/headers/RequestId"
          },
          "ratelimit-policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ratelimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "x-error-code": {
            "$ref": "#/components/headers/ErrorCode"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "notFound": {
                "value": {
                  "error": "No user with this id exists."
                }
              }
            }
          }
        }
      }
    }
  }
}
