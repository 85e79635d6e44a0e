/** What is sent of a form in which the password is typed twice. */
export const typedOnce = <Form extends { confirmPassword: string }>({
  confirmPassword: _repeated,
  ...input
}: Form): Omit<Form, "confirmPassword"> => input;
