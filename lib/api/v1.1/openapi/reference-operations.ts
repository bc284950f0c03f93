import {
  locationAnswer,
  locationPageAnswer,
  meAnswer,
  recordAnswer,
  recordListAnswer,
  salaryPeriodAnswer,
  salaryPeriodListAnswer,
} from "../answers"
import { idPath } from "../../id-path"
import { locationListQuery } from "../queries"
import { z } from "zod"
import { locationExample, meExample } from "./examples"
import type { Operation } from "./operation"

const cached = ["ETag", "Cache-Control"] as const
const unchanged = { description: "It still matches `If-None-Match`.", headers: cached } as const

/** The two operations of a reference list: the whole list, and one record. */
function listOperation<Schema extends z.ZodType>(
  id: string,
  what: string,
  schema: Schema,
  record: { id: number; name: string },
) {
  return {
    id,
    tag: "Reference data",
    summary: `List ${what}`,
    description: "The whole list; ids are never reused. No key is needed, and anyone may cache it.",
    access: "anyone",
    headers: ["If-None-Match"],
    answers: {
      200: { description: "The list.", schema, headers: cached, example: { data: [record] } },
      304: unchanged,
    },
    problems: [],
  } as const satisfies Operation
}

function recordOperation<Schema extends z.ZodType>(
  id: string,
  what: string,
  schema: Schema,
  example: { id: number; name: string },
) {
  return {
    id,
    tag: "Reference data",
    summary: `Get ${what}`,
    description: "One record of the list.",
    access: "anyone",
    params: idPath,
    headers: ["If-None-Match"],
    answers: { 200: { description: "The record.", schema, headers: cached, example }, 304: unchanged },
    problems: ["not_found"],
  } as const satisfies Operation
}

const fullTime = { id: 1, name: "Full Time" }
const hospitality = { id: 14, name: "Hospitality and Tourism" }
const hourly = { id: 5, name: "Hourly", unit: "hour" }
const email = { id: 1, name: "Email" }

export const referenceOperations = {
  "GET /positiontypes": listOperation("listPositionTypes", "position types", recordListAnswer, fullTime),
  "GET /positiontypes/{id}": recordOperation("getPositionType", "a position type", recordAnswer, fullTime),
  "GET /jobcategories": listOperation("listCategories", "categories", recordListAnswer, hospitality),
  "GET /jobcategories/{id}": recordOperation("getCategory", "a category", recordAnswer, hospitality),
  "GET /salaryperiods": listOperation("listSalaryPeriods", "salary periods", salaryPeriodListAnswer, hourly),
  "GET /salaryperiods/{id}": recordOperation(
    "getSalaryPeriod",
    "a salary period",
    salaryPeriodAnswer,
    hourly,
  ),
  "GET /applicantroutingtypes": listOperation(
    "listRoutingTypes",
    "the ways to apply",
    recordListAnswer,
    email,
  ),
  "GET /applicantroutingtypes/{id}": recordOperation("getRoutingType", "a way to apply", recordAnswer, email),
  "GET /locations": {
    id: "listLocations",
    tag: "Reference data",
    summary: "List places",
    description:
      "About 1,000 Canadian towns, the 13 provinces and territories, and Canada; shortest name first. Place data is from GeoNames (https://www.geonames.org), under CC BY 4.0.",
    access: "anyone",
    query: locationListQuery,
    headers: ["If-None-Match"],
    answers: {
      200: {
        description: "A page of the list.",
        schema: locationPageAnswer,
        headers: cached,
        example: {
          data: [locationExample],
          paging: { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null },
        },
      },
      304: unchanged,
    },
    problems: [],
  },
  "GET /locations/{id}": {
    ...recordOperation("getLocation", "a place", locationAnswer, locationExample),
    description:
      "One place. A place that an employer added itself is found only by that employer's keys and members, and the response must not be cached.",
    access: "either",
  },
  "GET /me": {
    id: "getMe",
    tag: "Service",
    summary: "Find out who is calling",
    description:
      "For a key: its name, scopes, expiry and employer. For a session: the person and their role.",
    access: "key",
    answers: { 200: { description: "Who is calling.", schema: meAnswer, example: meExample } },
    problems: [],
  },
  "GET /openapi.json": {
    id: "getDocument",
    tag: "Service",
    summary: "Get this document",
    description: "This document, made from the schemas that the service validates with.",
    access: "anyone",
    headers: ["If-None-Match"],
    answers: {
      200: { description: "OpenAPI 3.1.", schema: z.looseObject({ openapi: z.string() }), headers: cached },
      304: unchanged,
    },
    problems: [],
  },
} as const satisfies Record<string, Operation>
