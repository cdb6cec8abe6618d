import { ApiError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { formOf, inputOf, problemsOf, problemsOfError, withEvent } from "./webhook-form.ts"

const webhook = {
  id: "whe_6c1e9a40d7b3",
  url: "https://erp.example.com/hooks/docsift",
  events: ["execution.completed"],
  isEnabled: false,
  disabledReason: "gone",
  ownerId: "usr_0e7d4b92c6f1",
  createdAt: "2026-03-02T09:14:59.120Z",
  updatedAt: "2026-03-02T09:14:59.120Z",
} as const

const errorOf = (sentence: string) =>
  new ApiError(sentence, {
    method: "POST",
    path: "/api/v1/webhooks",
    status: 400,
    body: "",
    code: "invalid_request",
    requestId: undefined,
    retryAfterMs: undefined,
    contentType: "application/json",
    attempts: 1,
  })

describe("the form of a webhook", () => {
  test("an unchanged form stores what was stored, without what the server sets", () => {
    const stored = { ...webhook, description: "Books invoices", workflowIds: ["wkf_3f9a1c7e20b4"] }
    expect(inputOf(formOf(stored), true)).toEqual({
      url: "https://erp.example.com/hooks/docsift",
      events: ["execution.completed"],
      description: "Books invoices",
      workflowIds: ["wkf_3f9a1c7e20b4"],
      isEnabled: true,
    })
  })

  test("every event and every workflow are stored as such, and the choice comes back when that is undone", () => {
    const form = { ...formOf(webhook), hasEveryEvent: true }
    expect(inputOf(form, true)).toEqual({ url: webhook.url, events: ["*"], isEnabled: true })
    expect(formOf({ ...webhook, events: ["*"] })).toMatchObject({ hasEveryEvent: true, events: [] })
    expect(inputOf({ ...form, hasEveryEvent: false }, true).events).toEqual(["execution.completed"])
  })

  test("events are in the order in which they are offered, whatever was ticked first", () => {
    const events = withEvent(["execution.reviewed"], "execution.completed", true)
    expect(events).toEqual(["execution.completed", "execution.reviewed"])
    expect(withEvent(events, "execution.reviewed", false)).toEqual(["execution.completed"])
  })

  test("an empty choice is a problem at its place", () => {
    expect(problemsOf(formOf(webhook))).toEqual({})
    expect(problemsOf({ ...formOf(undefined), events: [], hasEveryWorkflow: false })).toEqual({
      url: "Enter the URL that receives the messages.",
      events: "Choose at least one event.",
      workflowIds: "Choose at least one workflow, or every workflow.",
    })
  })

  test("an error of the server belongs to the part that it names, or to none", () => {
    expect(problemsOfError(errorOf("url: must begin with https://"))).toEqual({ url: "Must begin with https://" })
    expect(problemsOfError(errorOf("events[0]: must be *, execution.completed or execution.failed"))).toEqual({
      events: "Must be *, execution.completed or execution.failed",
    })
    expect(problemsOfError(errorOf("No workflow with this id exists."))).toHaveProperty("workflowIds")
    expect(problemsOfError(errorOf("The organization has 50 webhooks; delete one first."))).toEqual({})
    expect(problemsOfError(new Error("url: no"))).toEqual({})
  })
})
