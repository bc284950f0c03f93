const form =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** Whether `text`, of a length that was checked before, is an email address. */
export function isEmailAddress(text: string): boolean {
  return form.test(text) && !/^\.|\.\.|\.@/.test(text)
}
