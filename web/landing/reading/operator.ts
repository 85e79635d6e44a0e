import { readContact, type Contact } from "../../../server/platform/contact.rules";

const unnamed: Contact = { name: "Praia", email: "contato@praia.example" };

/** Who answers for this platform: the server writes it into the page it serves. */
export const operator = (): Contact =>
  readContact(document.querySelector<HTMLMetaElement>('meta[name="contact"]')?.content ?? "") ?? unnamed;
