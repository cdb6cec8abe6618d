// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The whole OpenAPI document, as it is served at /openapi.json. */
export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "info": {
    "title": "Docsift",
    "version": "1.0.0",
    "summary": "Structured data out of documents.",
    "description": "Describe once what you need from a kind of document as a **workflow**, then **execute** it with a file and read the\nvalues, each with the place in the document it was read from.\n\nA few rules hold everywhere:\n\n- Bodies are JSON unless an operation says otherwise. Times are RFC 3339 in UTC with milliseconds.\n- A member whose value is not known yet is left out; it is never `null`. Inside `extractedData`, `null` means that\n  the document does not hold the value.\n- A failed request answers `{\"error\": \"<sentence>\"}` and nothing else. What a program needs to decide travels in the\n  headers `x-error-code`, `x-request-id` and `retry-after`.\n- Unknown members of a request body are refused, and the answer names them.\n- Requests are counted per API key and per organization. Answers say in `ratelimit-policy` and `ratelimit` what is\n  left; when a budget is used up, any operation may answer 429 with `retry-after`.\n- A resource of another organization cannot be told from one that does not exist.\n\nWhatever carries `x-extension: true` goes beyond the base interface. It is always optional: a client that knows\nnothing of it works.\n",
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
          "description": "Where the server listens; the paths already carry `/api/v1`."
        }
      }
    }
  ],
  "security": [
    {
      "apiKey": []
    }
  ],
  "tags": [
    {
      "name": "Workflows",
      "description": "Definitions of what to extract, and running them with a file."
    },
    {
      "name": "Executions",
      "description": "Runs of a workflow over one file, with their state, values, evidence and exports."
    },
    {
      "name": "API keys",
      "description": "The secrets that authenticate callers."
    },
    {
      "name": "Models",
      "description": "Language models the deployment may use. Needs the role `admin`."
    },
    {
      "name": "Runtime configuration",
      "description": "Which model works in which slot. Needs the role `admin`."
    },
    {
      "name": "Organizations",
      "description": "Tenants that share workflows, executions, files and keys among themselves only. Needs the role `admin`.",
      "x-extension": true
    },
    {
      "name": "Users",
      "description": "The owners of API keys. Needs the role `admin`.",
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
        "description": "Returns the workflows of the caller's organization, newest first; a page has at most 1,000 items and 4 MiB.\n",
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
                        "ownerId": "usr_0e7d4b92c6f1"
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
        "description": "Stores a definition of what to extract. It can be executed at once.\n",
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
                      "message": "The workflow was created."
                    }
                  }
                }
              }
            },
            "links": {
              "getWorkflow": {
                "operationId": "getWorkflow",
                "description": "Read it.",
                "parameters": {
                  "workflowId": "$response.body#/workflowId"
                }
              },
              "executeWorkflow": {
                "operationId": "executeWorkflow",
                "description": "Run it with a file.",
                "parameters": {
                  "workflowId": "$response.body#/workflowId"
                }
              },
              "deleteWorkflow": {
                "operationId": "deleteWorkflow",
                "description": "Delete it.",
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
        "description": "Answers the whole definition.\n",
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
                      "ownerId": "usr_0e7d4b92c6f1"
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
        "description": "Stores a new definition in place of the old one; a description that is left out becomes empty. Executions that have\nstarted keep the definition they were started with.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowId"
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
                    "ownerId": "usr_0e7d4b92c6f1"
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
                      "message": "The workflow was updated."
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
        "description": "Removes the definition. Its executions stay readable.\n",
        "x-extension": true,
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
    "/api/v1/workflows/{workflowId}/execute": {
      "post": {
        "operationId": "executeWorkflow",
        "tags": [
          "Workflows"
        ],
        "summary": "Execute a workflow with a file",
        "description": "Sends a document in one part named `file`, stores it and queues its extraction. What kind of file it is, the server\nfinds out from its content: PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML or EML.\n",
        "x-idempotent": true,
        "x-stream-body": true,
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
            "description": "The execution is queued, or has ended when the request asked to wait.",
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
                "description": "Read it with its values.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              },
              "getExecutionStatus": {
                "operationId": "getExecutionStatus",
                "description": "Follow it.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              },
              "getExecutionFile": {
                "operationId": "getExecutionFile",
                "description": "Fetch its file.",
                "parameters": {
                  "executionId": "$response.body#/workflowExecutionId"
                }
              },
              "exportExecution": {
                "operationId": "exportExecution",
                "description": "Export its values.",
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
            "$ref": "#/components/responses/WorkflowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RepeatInProgress"
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
    "/api/v1/workflows/{workflowId}/executions/{workflowExecutionId}": {
      "get": {
        "operationId": "getWorkflowExecution",
        "tags": [
          "Workflows"
        ],
        "summary": "Read an execution of a workflow",
        "description": "Answers the same as reading the execution by itself, provided that it belongs to the workflow.\n",
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
        "description": "Returns the executions of the caller's organization, newest first and without their values; a page has at most 1,000 items\nand 4 MiB.\n",
        "x-extension": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/WorkflowFilter"
          },
          {
            "$ref": "#/components/parameters/StatusFilter"
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
                        "completedAt": "2026-03-02T09:15:04.218Z"
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
    "/api/v1/executions/{executionId}": {
      "get": {
        "operationId": "getExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Read an execution",
        "description": "Answers the execution with its values once it is completed.\n",
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
      }
    },
    "/api/v1/executions/{executionId}/status": {
      "get": {
        "operationId": "getExecutionStatus",
        "tags": [
          "Executions"
        ],
        "summary": "Read where an execution stands",
        "description": "Answers at once, or with `Prefer` as soon as the execution has ended.\n",
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
            "description": "The state.",
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
        "summary": "Get an address for the file",
        "description": "Answers a signed address that serves the file as it was sent, in whole or in ranges.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The address.",
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
        "description": "Answers the values in a form for other programs. CSV has one row a value, with the columns object, section, table,\nrow, name, type and value; text that a spreadsheet would run as a formula is defused with an apostrophe. A workbook\nhas one sheet for the fields and one for each table.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ExecutionId"
          },
          {
            "$ref": "#/components/parameters/ExportMode"
          }
        ],
        "responses": {
          "200": {
            "description": "The values, as one JSON string, or as raw bytes when `Accept` asks for CSV or Excel.",
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
                    "summary": "The beginning of a workbook in base64",
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
    "/api/v1/executions/{executionId}/evidence": {
      "get": {
        "operationId": "getExecutionEvidence",
        "tags": [
          "Executions"
        ],
        "summary": "Read where the values came from",
        "description": "Answers for each value its page and place, the text as printed and the chance that it is right.\n",
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
    "/api/v1/executions/{executionId}/cancel": {
      "post": {
        "operationId": "cancelExecution",
        "tags": [
          "Executions"
        ],
        "summary": "Cancel an execution",
        "description": "Ends an execution that is queued or being processed; it becomes `Failed` with the reason `cancelled`.\n",
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
        "description": "Starts a new execution of the same file with the workflow as it is defined at this moment. The old execution stays\nas it is.\n",
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
    "/api/v1/api-keys": {
      "get": {
        "operationId": "listApiKeys",
        "tags": [
          "API keys"
        ],
        "summary": "List the API keys",
        "description": "Answers the keys of the caller's organization, newest first, the revoked ones included. Their values are masked.\n",
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
        "description": "Makes a key that acts for the same user as the calling one. Its value is answered here and never again.\n",
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
        "description": "Revokes the key immediately; requests still in progress with it are refused. Revoking it again succeeds and changes\nnothing. Members can revoke the keys of their own user, admins every key of their organization.\n",
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
    "/api/v1/admin/models": {
      "get": {
        "operationId": "listModels",
        "tags": [
          "Models"
        ],
        "summary": "List the models",
        "description": "Answers every model of the deployment, the built-in one included. Secrets are masked.\n",
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
                        "isVision": true
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
        "description": "Stores a model and its secret. It is used once it is put into a slot of the runtime configuration.\n",
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
                        "isVision": true
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
        "description": "Changes a model. What is left out stays as it is, the secret included; a new name or address may mean another\nprovider, which is found out again unless it is named.\n",
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
                    "isVision": true
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
                        "isVision": true
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
        "description": "Forgets a model and its secret. The body names it.\n",
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
        "summary": "Try a model",
        "description": "Sends the model one small request without storing anything. That the model does not answer is a result, not an\nerror.\n",
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
            "description": "The outcome.",
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
                      "error": "The provider refused the API key."
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
        "description": "Answers which model fills which slot.\n",
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
        "summary": "Put a model to use",
        "description": "Puts the model into every slot that its flags allow, or into the one named by `type`. It holds for executions that\nbegin afterwards.\n",
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
        "description": "Returns the organizations of the deployment, newest first; a page has at most 1,000 items and 4 MiB.\n",
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
        "description": "Makes an organization without users.\n",
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
        "description": "Returns the users of all organizations, newest first; a page has at most 1,000 items and 4 MiB.\n",
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
        "description": "Makes a user of an organization, without keys.\n",
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
        "description": "Makes a key that acts for the user. Its value is answered here and never again.\n",
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
    }
  },
  "components": {
    "securitySchemes": {
      "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "x-api-key",
        "description": "The value answered once when the key was created."
      }
    },
    "schemas": {
      "ExtractedData": {
        "description": "The structure of `extractedData`: object name → its fields and tables. Every configured name is present, in the\nconfigured order; a parser of JSON may list them otherwise, as JavaScript does with names that look like whole numbers.\nA value that the document does not hold is `null`, a table that it does not hold is empty.\n",
        "type": "object",
        "additionalProperties": {
          "type": "object",
          "properties": {
            "fields": {
              "description": "Field name → value; left out when the object defines no fields.",
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
              "description": "Table name → rows; left out when the object defines no tables.",
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
        "description": "Names a workflow.",
        "type": "string",
        "pattern": "^wkf_[a-f0-9]{12}$",
        "examples": [
          "wkf_3f9a1c7e20b4"
        ]
      },
      "ValueType": {
        "description": "How a value is answered: `string` as printed, `date` as `YYYY-MM-DD`, `number` as a JSON number.\n",
        "type": "string",
        "enum": [
          "string",
          "date",
          "number"
        ]
      },
      "FieldDefinition": {
        "description": "A single value to look for.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "type"
        ],
        "properties": {
          "name": {
            "description": "Key of the value in the answer, unique among the fields of its object.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What the value is, in any language. A phrase in quotes is taken as a label printed in the document.",
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
            "description": "What the column holds, read like that of a field.",
            "type": "string",
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "type": {
            "$ref": "#/components/schemas/ValueType"
          }
        }
      },
      "TableDefinition": {
        "description": "A table to look for; each printed row becomes one row of the answer.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "columns"
        ],
        "properties": {
          "name": {
            "description": "Key of the table in the answer, unique among the tables of its object.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What the rows of the table are.",
            "type": "string",
            "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "columns": {
            "description": "The cells of a row.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ColumnDefinition"
            }
          }
        }
      },
      "ObjectDefinition": {
        "description": "A group of values that belong together. It needs at least one field or one table.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "description": "Key of the group in the answer, unique within the configuration.",
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-trim": true
          },
          "description": {
            "description": "What the group stands for.",
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
        "description": "What to extract. Names are trimmed and must differ among siblings; fields and columns may number 500 in all, and the\nwhole may take 256 KiB of JSON.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "objects"
        ],
        "x-max-values": 500,
        "x-max-bytes": 262144,
        "properties": {
          "objects": {
            "description": "The groups of values, answered in this order.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ObjectDefinition"
            }
          }
        }
      },
      "Timestamp": {
        "description": "A moment in UTC, RFC 3339 with milliseconds.",
        "type": "string",
        "format": "date-time",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
        "examples": [
          "2026-03-02T09:15:04.218Z"
        ]
      },
      "UserId": {
        "description": "Names a user.",
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
            "description": "A name for people.",
            "type": "string"
          },
          "description": {
            "description": "What the workflow is for; empty when nothing was said.",
            "type": "string"
          },
          "configuration": {
            "$ref": "#/components/schemas/Configuration"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updatedAt": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "ownerId": {
            "$ref": "#/components/schemas/UserId"
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
            "description": "One plain sentence that names the place and the remedy.",
            "type": "string"
          }
        }
      },
      "WorkflowInput": {
        "description": "A workflow to store. The members that the server decides (`id`, `createdAt`, `updatedAt`, `ownerId`) may be present,\nso that a workflow can be read, changed and sent back; they have no effect.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "configuration"
        ],
        "properties": {
          "name": {
            "description": "A name for people.",
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
          }
        }
      },
      "WorkflowReference": {
        "description": "Which workflow was stored.",
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
            "description": "One plain sentence.",
            "type": "string"
          }
        }
      },
      "Message": {
        "description": "A confirmation in words.",
        "type": "object",
        "required": [
          "message"
        ],
        "properties": {
          "message": {
            "description": "One plain sentence.",
            "type": "string"
          }
        }
      },
      "ExecutionId": {
        "description": "Names an execution.",
        "type": "string",
        "pattern": "^exe_[a-f0-9]{12}$",
        "examples": [
          "exe_8d02e5b7146f"
        ]
      },
      "FileId": {
        "description": "Names a stored file.",
        "type": "string",
        "pattern": "^file_[a-f0-9]{12}$",
        "examples": [
          "file_51c0ad93f7e2"
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
            "description": "Where the execution stands, in the words of `ExecutionStatus`.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "filename": {
            "description": "Name of the file as it was sent.",
            "type": "string"
          }
        }
      },
      "ExecutionStatus": {
        "description": "Where an execution stands. It moves from `Queued` to `Processing` and ends as `Completed` or `Failed`; an ended\nexecution never changes again.\n",
        "type": "string",
        "enum": [
          "Queued",
          "Processing",
          "Failed",
          "Completed"
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
            "description": "Name of the workflow when the execution was started.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the file as it was sent.",
            "type": "string"
          },
          "jobId": {
            "description": "Name of the execution's entry in the queue.",
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
          "extractedData": {
            "description": "The values, once the status is `Completed`. The schema `ExtractedData` tells the structure."
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
            "description": "Name of the workflow when the execution was started.",
            "type": "string"
          },
          "fileId": {
            "$ref": "#/components/schemas/FileId"
          },
          "fileName": {
            "description": "Name of the file as it was sent.",
            "type": "string"
          },
          "jobId": {
            "description": "Name of the execution's entry in the queue.",
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
      "ExecutionStatusView": {
        "description": "What a caller who waits needs to know.",
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
            "description": "Name of the execution's entry in the queue.",
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
        "description": "Where the file can be fetched.",
        "type": "object",
        "required": [
          "url"
        ],
        "properties": {
          "url": {
            "description": "A signed address, good for 15 minutes, that needs no API key.",
            "type": "string",
            "format": "uri",
            "x-lifetime-seconds": 900
          }
        }
      },
      "Evidence": {
        "description": "Where a value stands in the document, and how sure the reading is.",
        "type": "object",
        "required": [
          "page",
          "text",
          "confidence",
          "source"
        ],
        "properties": {
          "page": {
            "description": "Page, counted from 1; in a spreadsheet the sheet.",
            "type": "integer",
            "minimum": 1
          },
          "box": {
            "description": "Left, top, right and bottom edge in points from the page's top left corner.",
            "type": "array",
            "minItems": 4,
            "maxItems": 4,
            "items": {
              "type": "number"
            }
          },
          "cell": {
            "description": "Address such as `C7`, in place of the box, when the file is a grid of cells.",
            "type": "string"
          },
          "text": {
            "description": "The text as it is printed.",
            "type": "string"
          },
          "confidence": {
            "description": "The chance that the value is right.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "source": {
            "description": "What read the value: the built-in engine, the fast or the accurate model, or data embedded in the file.\n",
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
            "description": "Sizes of the pages, to place the boxes.",
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
                  "description": "Page, counted from 1.",
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
            "description": "Sentences on what may be incomplete.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ApiKeyId": {
        "description": "Names an API key; not the secret itself.",
        "type": "string",
        "pattern": "^key_[a-f0-9]{12}$",
        "examples": [
          "key_94be60d1a3c8"
        ]
      },
      "ApiKey": {
        "description": "An API key as it is listed.",
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
            "description": "A name for people.",
            "type": "string"
          },
          "key": {
            "description": "The value with its middle left out; the whole is shown only at creation.",
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
        "description": "An API key to create. The members that the server decides may be present; they have no effect.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "description": "A name for people.",
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
        "description": "A new API key with its value, which is shown this once.",
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
            "description": "A name for people.",
            "type": "string"
          },
          "key": {
            "description": "The secret to send as `x-api-key`.",
            "type": "string",
            "x-secret": true
          }
        }
      },
      "ModelId": {
        "description": "Names a model.",
        "type": "string",
        "pattern": "^mdl_[a-f0-9]{12}$",
        "examples": [
          "mdl_c27f0b5e8a19"
        ]
      },
      "ModelProvider": {
        "description": "Whose interface a model speaks. `builtin` is the engine of the server itself, which calls nobody.",
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
            "description": "The name by which its provider knows the model.",
            "type": "string"
          },
          "displayName": {
            "description": "A name for people.",
            "type": "string"
          },
          "providerApiKey": {
            "description": "The provider's secret with its middle left out.",
            "type": "string",
            "x-secret": true
          },
          "baseUrl": {
            "description": "Where the provider is reached, when not at its usual address.",
            "type": "string"
          },
          "isCore": {
            "description": "Works on the text of documents, so it fits the fast slot.",
            "type": "boolean",
            "x-extension": true
          },
          "isVision": {
            "description": "Also reads images of pages, so it fits the accurate slot.",
            "type": "boolean",
            "x-extension": true
          }
        }
      },
      "ModelInput": {
        "description": "A model to add or to try. At least one of `isCore` and `isVision` must be true. An empty string counts as left out.\nThe `id` of a listed model may be present; it has no effect.\n",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "modelName"
        ],
        "properties": {
          "modelName": {
            "description": "The name by which its provider knows the model.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "displayName": {
            "description": "A name for people.",
            "type": "string",
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "providerApiKey": {
            "description": "The provider's secret. It is stored encrypted and never answered in clear.",
            "type": "string",
            "maxLength": 4096,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-secret": true
          },
          "baseUrl": {
            "description": "Where the provider is reached, http or https. Needed for `openai-compatible`.",
            "type": "string",
            "maxLength": 2048,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "isCore": {
            "description": "Works on the text of documents, so it fits the fast slot.",
            "type": "boolean",
            "default": true
          },
          "isVision": {
            "description": "Also reads images of pages, so it fits the accurate slot.",
            "type": "boolean",
            "default": false
          },
          "provider": {
            "description": "Left out, it follows from the host of `baseUrl`, then from the model's name.",
            "$ref": "#/components/schemas/ModelProvider",
            "x-extension": true
          },
          "id": {
            "description": "Ignored.",
            "x-ignored": true
          }
        }
      },
      "ModelResult": {
        "description": "The model as it was stored.",
        "type": "object",
        "required": [
          "success",
          "model"
        ],
        "properties": {
          "success": {
            "description": "Always true; a failure answers with an error instead.",
            "type": "boolean"
          },
          "model": {
            "$ref": "#/components/schemas/Model"
          }
        }
      },
      "ModelUpdate": {
        "description": "Changes of a model. What is left out stays as it is, and an empty string removes what stood there.\n",
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
            "description": "The name by which its provider knows the model.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "displayName": {
            "description": "A name for people.",
            "type": "string",
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "providerApiKey": {
            "description": "The provider's secret. Left out, or sent back as it was listed, the stored one stays; a `baseUrl` of another\norigin needs it anew.\n",
            "type": "string",
            "maxLength": 4096,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$",
            "x-secret": true
          },
          "baseUrl": {
            "description": "Where the provider is reached, http or https. Needed for `openai-compatible`.",
            "type": "string",
            "maxLength": 2048,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]*$"
          },
          "isCore": {
            "description": "Works on the text of documents, so it fits the fast slot.",
            "type": "boolean"
          },
          "isVision": {
            "description": "Also reads images of pages, so it fits the accurate slot.",
            "type": "boolean"
          },
          "provider": {
            "description": "Left out, it follows from the host of `baseUrl`, then from the model's name.",
            "$ref": "#/components/schemas/ModelProvider",
            "x-extension": true
          }
        }
      },
      "ModelDeletion": {
        "description": "Which model to delete.",
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
            "description": "Always true; a failure answers with an error instead.",
            "type": "boolean"
          }
        }
      },
      "ConnectionResult": {
        "description": "Whether a model answered.",
        "type": "object",
        "required": [
          "isValid"
        ],
        "properties": {
          "isValid": {
            "description": "True when the model answered a small request.",
            "type": "boolean"
          },
          "error": {
            "description": "What went wrong; left out when nothing did.",
            "type": "string"
          }
        }
      },
      "RuntimeSlot": {
        "description": "The model that works in a slot.",
        "type": "object",
        "required": [
          "name",
          "modelId"
        ],
        "properties": {
          "name": {
            "description": "Display name of the model, or its provider's name for it.",
            "type": "string"
          },
          "modelId": {
            "$ref": "#/components/schemas/ModelId"
          }
        }
      },
      "RuntimeConfiguration": {
        "description": "The models used in executions. The fast model reads the text; pages without reliable text and doubtful values go to\nthe accurate model. A slot without a model is left out.\n",
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
        "description": "Which model to use.",
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
            "description": "The one slot to fill; left out, every slot that the model's flags allow.",
            "type": "string",
            "enum": [
              "fast",
              "accurate"
            ],
            "x-extension": true
          }
        }
      },
      "OrganizationId": {
        "description": "Names an organization.",
        "type": "string",
        "pattern": "^org_[a-f0-9]{12}$",
        "examples": [
          "org_b18a63f50d2e"
        ]
      },
      "Organization": {
        "description": "A tenant. Its users see each other's workflows, executions, files and keys, and nobody else's.",
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
            "description": "A name for people.",
            "type": "string"
          },
          "createdAt": {
            "$ref": "#/components/schemas/Timestamp"
          }
        }
      },
      "OrganizationInput": {
        "description": "An organization to create. The members that the server decides may be present; they have no effect.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "description": "A name for people.",
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
      "Role": {
        "description": "What the keys of a user may do. Only `admin` may call the operations under `/api/v1/admin`.",
        "type": "string",
        "enum": [
          "admin",
          "member"
        ]
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
            "description": "A name for people.",
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
        "description": "A user to create. The members that the server decides may be present; they have no effect.",
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
            "description": "A name for people.",
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
      }
    },
    "parameters": {
      "Limit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of items in a page. A page may have fewer, because it also ends before its JSON exceeds 4 MiB; the\n`link` header leads to the rest.\n",
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
        "description": "Where to go on; taken from the `link` header of the page before.",
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
        "description": "A value of the caller's making that makes the request safe to repeat: within 24 hours the same operation with the same\nkey has one effect and one answer.\n",
        "x-extension": true,
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "pattern": "^[\\x20-\\x7E]+$",
          "x-lifetime-hours": 24
        },
        "example": "0b6c8a52-6f1e-4f0b-9a39-1d2b7c5e4f60"
      },
      "WorkflowId": {
        "name": "workflowId",
        "in": "path",
        "required": true,
        "description": "The workflow.",
        "schema": {
          "$ref": "#/components/schemas/WorkflowId"
        },
        "example": "wkf_3f9a1c7e20b4"
      },
      "Prefer": {
        "name": "Prefer",
        "in": "header",
        "description": "`wait=N` (RFC 7240) answers as soon as the execution has ended, or after N seconds, at most 60, with the state as it is.\n",
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
        "description": "An execution of that workflow.",
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
        "description": "Only executions that stand here.",
        "x-extension": true,
        "schema": {
          "$ref": "#/components/schemas/ExecutionStatus"
        },
        "example": "Completed"
      },
      "ExecutionId": {
        "name": "executionId",
        "in": "path",
        "required": true,
        "description": "The execution.",
        "schema": {
          "$ref": "#/components/schemas/ExecutionId"
        },
        "example": "exe_8d02e5b7146f"
      },
      "ExportMode": {
        "name": "mode",
        "in": "query",
        "description": "What the JSON string holds: one table as CSV (RFC 4180), the extracted data as indented JSON, or an Excel workbook in\nbase64.\n",
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
      "ApiKeyId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The API key, by its id.",
        "schema": {
          "$ref": "#/components/schemas/ApiKeyId"
        },
        "example": "key_94be60d1a3c8"
      },
      "UserId": {
        "name": "userId",
        "in": "path",
        "required": true,
        "description": "The user.",
        "schema": {
          "$ref": "#/components/schemas/UserId"
        },
        "example": "usr_0e7d4b92c6f1"
      }
    },
    "headers": {
      "RequestId": {
        "description": "Names this request in the server's log; quote it when asking for help.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "req_5d1f0a7c93be"
      },
      "RateLimitPolicy": {
        "description": "The budgets that count this request, each with its size `q` and the seconds `w` in which a used-up one fills again\n(draft-ietf-httpapi-ratelimit-headers-11): `executes` for starting executions or `reads` for everything else, both of\nthe API key, and `organization` for all its keys together. Absent while no budget is set.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"reads\";q=600;w=60, \"organization\";q=6000;w=60"
      },
      "RateLimit": {
        "description": "What is left of each budget, `r`, and the seconds `t` until it is full again\n(draft-ietf-httpapi-ratelimit-headers-11). A budget fills evenly, so it pays to wait for less than `t`.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "\"reads\";r=599;t=1, \"organization\";r=5999;t=1"
      },
      "NextPage": {
        "description": "Address of the next page as `<…>; rel=\"next\"` (RFC 8288). Absent on the last page only: a page with fewer items than\n`limit` is not always the last.\n",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "</api/v1/workflows?limit=50&cursor=MjAyNi0wMy0wMg>; rel=\"next\""
      },
      "ErrorCode": {
        "description": "The failure as one word out of a closed set, for programs.",
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
            "last_admin_key",
            "idempotency_in_progress",
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
            "last_admin_key": 409,
            "idempotency_in_progress": 409,
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
        "description": "Seconds to wait before trying again.",
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
        "description": "Says `true` when this is the stored answer to an earlier request with the same `Idempotency-Key`.",
        "x-extension": true,
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
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
        "description": "Says `wait=N` when the request asked to wait and the server did (RFC 7240).",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "wait=30"
      },
      "ContentDisposition": {
        "description": "The file name to save under (RFC 6266), when the raw bytes were asked for.",
        "x-extension": true,
        "schema": {
          "type": "string"
        },
        "example": "attachment; filename=\"acme-0042.csv\""
      }
    },
    "responses": {
      "InvalidParameter": {
        "description": "A parameter of the path, the query or a header does not have its form (`invalid_id`, `invalid_request`).",
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
                  "error": "workflowId: must look like wkf_ and 12 lowercase hexadecimal digits"
                }
              },
              "badLimit": {
                "value": {
                  "error": "limit: must be a whole number from 1 to 1000"
                }
              }
            }
          }
        }
      },
      "Unauthorized": {
        "description": "The API key is missing, malformed, unknown or revoked (`unauthorized`). The answer is the same for all four.",
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
                  "error": "Send a valid API key in the x-api-key header."
                }
              }
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "The API key or its organization has used up a budget (`rate_limited`); the `ratelimit` header tells which.",
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
        "description": "Something broke inside the server (`internal`). Nothing about it is told beyond the request's id.",
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
                  "error": "Something went wrong on the server; quote the x-request-id header when asking for help."
                }
              }
            }
          }
        }
      },
      "Unavailable": {
        "description": "The database or the file storage is away, or the server is shutting down (`unavailable`).",
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
                  "error": "The server cannot answer right now; try again in a few seconds."
                }
              }
            }
          }
        }
      },
      "InvalidWorkflow": {
        "description": "The body or a parameter does not fit (`malformed_json`, `invalid_request`, `invalid_id`).",
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
                  "error": "The body is not valid JSON."
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
        "description": "A request with the same `Idempotency-Key` has not ended yet (`idempotency_in_progress`).",
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
                  "error": "A request with this Idempotency-Key is still running; repeat it in a second."
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
                  "error": "The body is larger than 256 KiB."
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
                  "error": "Send the body as application/json."
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
                  "error": "This Idempotency-Key was used with another request; choose a new one."
                }
              }
            }
          }
        }
      },
      "WorkflowNotFound": {
        "description": "There is no such workflow in the caller's reach (`not_found`).",
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
                  "error": "There is no such workflow."
                }
              }
            }
          }
        }
      },
      "InvalidFile": {
        "description": "The file is missing or empty, or a parameter does not fit (`file_missing`, `file_empty`, `invalid_id`, `invalid_request`).",
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
                  "error": "file: send the document as a multipart/form-data part named file"
                }
              },
              "empty": {
                "value": {
                  "error": "file: must not be empty"
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
                  "error": "file: is larger than 50 MB"
                }
              }
            }
          }
        }
      },
      "FileUnsupported": {
        "description": "The request is not `multipart/form-data` (`unsupported_media_type`), or the file is of a kind that cannot be read (`file_unsupported`).",
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
                  "error": "Send the file as multipart/form-data."
                }
              },
              "unknownKind": {
                "value": {
                  "error": "file: is not a PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML or EML file"
                }
              }
            }
          }
        }
      },
      "ExecutionNotFound": {
        "description": "There is no such execution in the caller's reach (`not_found`).",
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
                  "error": "There is no such execution."
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
                  "error": "The execution is Processing; its values are there once it is Completed."
                }
              },
              "failed": {
                "value": {
                  "error": "The execution is Failed, so there are no values."
                }
              }
            }
          }
        }
      },
      "CancelConflict": {
        "description": "The execution has already ended (`conflict`), or a request with the same `Idempotency-Key` has not (`idempotency_in_progress`).",
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
                  "error": "A request with this Idempotency-Key is still running; repeat it in a second."
                }
              }
            }
          }
        }
      },
      "RetryNotFound": {
        "description": "There is no such execution in the caller's reach, or its workflow is gone (`not_found`).",
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
                  "error": "There is no such execution."
                }
              },
              "workflowGone": {
                "value": {
                  "error": "The workflow of this execution no longer exists."
                }
              }
            }
          }
        }
      },
      "RetryConflict": {
        "description": "The execution has not ended yet (`conflict`), or a request with the same `Idempotency-Key` has not (`idempotency_in_progress`).",
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
                  "error": "The execution is still Processing; wait for its end or cancel it first."
                }
              },
              "inProgress": {
                "value": {
                  "error": "A request with this Idempotency-Key is still running; repeat it in a second."
                }
              }
            }
          }
        }
      },
      "InvalidRequest": {
        "description": "The body or a parameter does not fit (`malformed_json`, `invalid_request`, `invalid_id`).",
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
                  "error": "The body is not valid JSON."
                }
              },
              "missingMember": {
                "value": {
                  "error": "name: must be present"
                }
              },
              "unknownMember": {
                "value": {
                  "error": "body: has an unknown member \"colour\"; remove it"
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
        "description": "There is no such API key in the caller's reach (`not_found`).",
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
                  "error": "There is no such API key."
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
                  "error": "This is the last admin key; create another before revoking it."
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
                  "error": "This operation needs an API key with the role admin."
                }
              }
            }
          }
        }
      },
      "InvalidModel": {
        "description": "The body or a parameter does not fit (`malformed_json`, `invalid_request`, `invalid_id`).",
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
                  "error": "isCore, isVision: at least one must be true"
                }
              },
              "noAddress": {
                "value": {
                  "error": "baseUrl: must be present for the provider openai-compatible"
                }
              },
              "keyNeeded": {
                "value": {
                  "error": "providerApiKey: must be sent again when baseUrl changes to another origin"
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
                  "error": "There is no such model."
                }
              }
            }
          }
        }
      },
      "ModelUpdateConflict": {
        "description": "The model is the built-in one (`model_builtin`), or a slot relies on what the change would take away (`model_in_use`).",
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
                  "error": "The built-in model cannot be changed."
                }
              },
              "inUse": {
                "value": {
                  "error": "The model is in use as the accurate model, which needs isVision."
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
                  "error": "The built-in model cannot be deleted."
                }
              },
              "inUse": {
                "value": {
                  "error": "The model is in use as the fast model; put another in its place first."
                }
              }
            }
          }
        }
      },
      "InvalidRuntimeConfiguration": {
        "description": "The body does not fit, or the model may not fill the slot (`malformed_json`, `invalid_request`, `invalid_id`).",
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
                  "error": "modelId: the model is not marked isVision, so it cannot be the accurate model"
                }
              },
              "badId": {
                "value": {
                  "error": "modelId: must look like mdl_ and 12 lowercase hexadecimal digits"
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
                  "error": "There is no such organization."
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
                  "error": "There is no such user."
                }
              }
            }
          }
        }
      }
    }
  }
}
