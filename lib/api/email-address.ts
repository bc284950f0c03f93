const form =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** Whether `text`, whose length was already checked, is an email address. */
export function isEmailAddress(text: string): boolean {
  return form.test(text) && !/^\.|\.\.|\.@/.test(text)
}
