import type { GuideSections } from "../guide"
import { GuideLink } from "../guide-link"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"

/** How to be notified of changes instead of polling for them. */
export const webhooksInEnglish = {
  webhooks: {
    title: "Webhooks",
    text: () => (
      <>
        <p>
          <code>POST /webhooks</code> with a <code>url</code> sends every change to that URL soon after it is
          made. The response includes a <code>secret</code>, shown only once. The payload is small: the
          posting’s <code>id</code>, <code>referenceId</code> and <code>version</code>, the names of the
          fields that <code>changed</code>, and <code>href</code>, the posting’s URL.
        </p>
        <p>
          Deliveries are signed as in Standard Webhooks 1.0. Check the signature of the raw body before you
          parse it. Most languages have a library that does so in one line:
        </p>
        <SampleCode sample={samples.webhookLibrary} />
        <p>Without a library, it takes ten lines:</p>
        <SampleCode sample={samples.webhook} />
        <p>
          Return 2xx within 15 seconds, and do the work afterwards. After anything else the event is sent
          again, up to nine times in three days; 410 disables the webhook. An event may arrive twice and in
          any order: <code>webhook-id</code> identifies repeats, and of two versions, the larger is the later.
          To resend what you missed for longer, and what is waiting for its next attempt, use{" "}
          <code>{"POST /webhooks/{id}/recover"}</code>, and <code>{"GET /webhooks/{id}/deliveries"}</code> has
          the attempts of the last 30 days. <code>{"POST /webhooks/{id}/test"}</code> immediately returns what
          your URL answered.
        </p>
        <SampleCode sample={samples.webhooks} />
        <p>
          Admins can do all of this without the API under{" "}
          <GuideLink href="/settings/webhooks">Settings, Webhooks</GuideLink>, which also explains each
          failure.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
