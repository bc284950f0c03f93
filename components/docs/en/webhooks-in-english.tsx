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
          <code>POST /webhooks</code> with a <code>url</code> sends every change to that address soon after it
          is made. The answer includes a <code>secret</code>, shown only once. The payload is small: the
          posting’s <code>id</code>, <code>referenceId</code> and <code>version</code>, the names of the
          fields that <code>changed</code>, and <code>href</code>, where the posting is.
        </p>
        <p>
          Deliveries are signed as Standard Webhooks 1.0 says. Check the signature of the body as it came,
          before you read it. A library for most languages does so in one line:
        </p>
        <SampleCode sample={samples.webhookLibrary} />
        <p>Without one it is ten lines:</p>
        <SampleCode sample={samples.webhook} />
        <p>
          Answer 2xx within 15 seconds, and do the work afterwards. Anything else comes again, ten times in
          three days; 410 disables the webhook. An event may arrive twice and in any order:{" "}
          <code>webhook-id</code> tells repeats, and of two versions the larger is the later. What you missed
          for longer, and what waits for its next attempt, is sent again by{" "}
          <code>{"POST /webhooks/{id}/recover"}</code>, and <code>{"GET /webhooks/{id}/deliveries"}</code> has
          every attempt of 30 days. <code>{"POST /webhooks/{id}/test"}</code> answers at once what your
          address answered.
        </p>
        <SampleCode sample={samples.webhooks} />
        <p>
          Admins do all of this without the API under{" "}
          <GuideLink href="/settings/webhooks">Settings, Webhooks</GuideLink>, which also says what each
          failure means.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
