import type { english } from "../en/english"
import type { Translation } from "../translation"
import { account } from "./account"
import { activity } from "./activity"
import { differences } from "./differences"
import { descriptionEditor } from "./description-editor"
import { bin } from "./bin"
import { docs } from "./docs"
import { changes } from "./changes"
import { checkSettings } from "./check-settings"
import { checks } from "./checks"
import { batches } from "./batches"
import { bulkPage } from "./bulk-page"
import { bulkRuns } from "./bulk-runs"
import { deliveries } from "./deliveries"
import { employers } from "./employers"
import { fields } from "./fields"
import { files } from "./files"
import { history } from "./history"
import { frame } from "./frame"
import { importPage } from "./import-page"
import { imports } from "./imports"
import { invitations } from "./invitations"
import { jobFieldNouns, jobFields } from "./job-fields"
import { jobs } from "./jobs"
import { keys } from "./keys"
import { listFilters } from "./list-filters"
import { mails } from "./mails"
import { members } from "./members"
import { missing } from "./missing"
import { names } from "./names"
import { palette } from "./palette"
import { passkeys } from "./passkeys"
import { passwords } from "./passwords"
import { pay } from "./pay"
import { permissions } from "./permissions"
import { publishing } from "./publishing"
import { record } from "./record"
import { posting } from "./posting"
import { postingChanges } from "./posting-changes"
import { postingCheck } from "./posting-check"
import { postingForm } from "./posting-form"
import { postings } from "./postings"
import { records } from "./records"
import { requests } from "./requests"
import { service } from "./service"
import { sessions } from "./sessions"
import { setUp } from "./set-up"
import { settings } from "./settings"
import { signIn } from "./sign-in"
import { timeline } from "./timeline"
import { twoFactor } from "./two-factor"
import { ui } from "./ui"
import { views } from "./views"
import { webhooks } from "./webhooks"

/** Every message in French, by noun; docs/french.md lists the terms to use. */
export const french: { readonly [Noun in keyof typeof english]: Translation<(typeof english)[Noun]> } = {
  account,
  activity,
  descriptionEditor,
  differences,
  docs,
  changes,
  checkSettings,
  checks,
  batches,
  bulkPage,
  bulkRuns,
  bin,
  deliveries,
  employers,
  fields,
  files,
  history,
  frame,
  importPage,
  imports,
  invitations,
  jobFieldNouns,
  jobFields,
  jobs,
  keys,
  listFilters,
  mails,
  members,
  missing,
  names,
  palette,
  passkeys,
  passwords,
  pay,
  permissions,
  publishing,
  record,
  posting,
  postingChanges,
  postingCheck,
  postingForm,
  postings,
  records,
  requests,
  service,
  sessions,
  settings,
  setUp,
  signIn,
  timeline,
  twoFactor,
  ui,
  views,
  webhooks,
}
