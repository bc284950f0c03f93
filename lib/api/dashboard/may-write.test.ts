import { expect, test } from "vitest"
import { roles } from "@/lib/domain/actor"
import { permissionOf } from "@/lib/domain/permissions"
import { mayWrite } from "./may-write"

test.each(roles)("the dashboard offers a member with the role %s what the permissions allow", (role) => {
  expect(mayWrite(role)).toBe(permissionOf["jobs:write"].roles.some((each) => each === role))
  expect(mayWrite(role)).toBe(permissionOf["jobs:delete"].roles.some((each) => each === role))
})
