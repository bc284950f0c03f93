import { blankTexts, type FieldRule, nothings, notTexts, testFieldRules } from "../support/field-rules"

const notIds: [string, unknown][] = [
  ["zero", 0],
  ["a negative number", -1],
  ["a fraction", 1.5],
  ["a number above 32 bits", 4_294_967_297],
  ["a number above every integer", 1e300],
  ["a string that is not a number", "one"],
  ["a string with a fraction", "1.0"],
  ["a string in hexadecimal", "0x1"],
  ["a string with an exponent", "1e0"],
  ["a string with a sign", "-1"],
  ["a very long string of digits", "9".repeat(400)],
  ["a boolean", true],
  ["an array", [1]],
  ["an object", { id: 1 }],
]
const noIds: [string, unknown][] = [...nothings, ["an empty string", ""]]

const rules: FieldRule[] = [
  {
    field: "locations",
    send: (locations) => ({ locations }),
    read: (job) => job.locations.map(({ description }) => description),
    accepted: [
      ["one", [{ description: "Vancouver, BC" }], ["Vancouver, BC"]],
      [
        "three",
        ["Vancouver, BC", "Ontario", "Canada"].map((description) => ({ description })),
        ["Vancouver, BC", "Ontario", "Canada"],
      ],
    ],
    required: nothings,
    refused: [
      ["none", []],
      ["four", ["Vancouver, BC", "Ontario", "Canada", "Alberta"].map((description) => ({ description }))],
      ["a string", "Vancouver, BC"],
      ["an object", { description: "Vancouver, BC" }],
      ["a number", 1],
      ["a null among them", [{ description: "Vancouver, BC" }, null], /^locations\[1\]/],
      ["a string among them", [{ description: "Vancouver, BC" }, "Ontario"], /^locations\[1\]/],
      ["an array among them", [[{ description: "Vancouver, BC" }]], /^locations\[0\]/],
    ],
  },
  {
    field: "locations[1].description",
    send: (description) => ({ locations: [{ description: "Vancouver, BC" }, { description }] }),
    read: (job) => job.locations[1]?.description,
    accepted: [["a known place", "Chetwynd, BC"]],
    required: blankTexts,
    refused: [["no place", "Atlantis"], ...notTexts],
  },
  {
    field: "categories",
    send: (categories) => ({ categories }),
    read: (job) => job.categories.map(({ id }) => id),
    accepted: [
      ["one", [{ id: 34 }], [34]],
      ["three", [{ id: 3 }, { id: 1 }, { id: 2 }], [3, 1, 2]],
    ],
    required: nothings,
    refused: [
      ["none", []],
      ["four", [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]],
      ["a number", 1],
      ["a string", "1"],
      ["an object", { id: 1 }],
      ["a null among them", [{ id: 1 }, null], /^categories\[1\]/],
      ["a bare id among them", [{ id: 1 }, 2], /^categories\[1\]/],
    ],
  },
  {
    field: "categories[0].id",
    send: (id) => ({ categories: [{ id }, { id: 2 }] }),
    read: (job) => job.categories[0]?.id,
    accepted: [
      ["the first", 1],
      ["the last", 34],
      ["a string of digits", "12", 12],
    ],
    required: noIds,
    refused: [["one past the last", 35], ...notIds],
  },
  {
    field: "positionType.id",
    send: (id) => ({ positionType: { id } }),
    read: (job) => job.positionType,
    accepted: [
      ["1", 1, { id: 1, name: "Full Time" }],
      ["2", 2, { id: 2, name: "Part Time" }],
      ["3", 3, { id: 3, name: "Contract" }],
      ["4", 4, { id: 4, name: "Temp" }],
      ["5", 5, { id: 5, name: "Volunteer" }],
      ["a string of digits", "5", { id: 5, name: "Volunteer" }],
    ],
    required: noIds,
    refused: [["one past the last", 6], ...notIds],
  },
  {
    field: "positionType.id",
    send: (positionType) => ({ positionType }),
    read: (job) => job.positionType.id,
    accepted: [],
    required: nothings.map(([what, value]) => [`${what} in place of the object`, value]),
    refused: [
      ["a bare id", 1, /^positionType/],
      ["a bare name", "Full Time", /^positionType/],
      ["an array in place of the object", [{ id: 1 }], /^positionType/],
    ],
  },
  {
    field: "applicantRoutingType.id",
    send: (id) => ({ applicantRoutingType: { id } }),
    read: (job) => job.applicantRoutingType,
    accepted: [
      ["1", 1, { id: 1, name: "Email" }],
      ["a string of digits", "1", { id: 1, name: "Email" }],
    ],
    required: noIds,
    refused: [["one past the last", 3], ...notIds],
  },
  {
    field: "applicantRoutingType.id",
    send: (applicantRoutingType) => ({ applicantRoutingType }),
    read: (job) => job.applicantRoutingType.id,
    accepted: [],
    required: nothings.map(([what, value]) => [`${what} in place of the object`, value]),
    refused: [
      ["a bare id", 1, /^applicantRoutingType/],
      ["a bare name", "Email", /^applicantRoutingType/],
      ["an array in place of the object", [{ id: 1 }], /^applicantRoutingType/],
    ],
  },
]

testFieldRules(rules)
