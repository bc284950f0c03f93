import { account } from "./account"
import { employers } from "./employers"
import { fields } from "./fields"
import { invitations } from "./invitations"
import { jobs } from "./jobs"
import { keys } from "./keys"
import { mails } from "./mails"
import { members } from "./members"
import { missing } from "./missing"
import { passkeys } from "./passkeys"
import { passwords } from "./passwords"
import { permissions } from "./permissions"
import { requests } from "./requests"
import { service } from "./service"
import { sessions } from "./sessions"
import { setUp } from "./set-up"
import { signIn } from "./sign-in"
import { twoFactor } from "./two-factor"

/** Every message in English, by noun, in ICU MessageFormat; its keys and placeholders are the types of all messages. */
export const english = {
  account,
  employers,
  fields,
  invitations,
  jobs,
  keys,
  mails,
  members,
  missing,
  passkeys,
  passwords,
  permissions,
  requests,
  service,
  sessions,
  setUp,
  signIn,
  twoFactor,
} as const
