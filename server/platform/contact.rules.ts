/** Who runs this platform, and where they can be reached. */
export interface Contact {
  name: string;
  email: string;
}

const form = /^\s*([^<>]*[^<>\s])\s*<([^<>"\s@]+@[^<>"\s@]+\.[^<>"\s@]+)>\s*$/;

/** "Praia <contato@praia.example>" in its two parts; null where it is not of this form. */
export function readContact(text: string): Contact | null {
  const [, name, email] = form.exec(text) ?? [];
  return name && email ? { name, email } : null;
}
