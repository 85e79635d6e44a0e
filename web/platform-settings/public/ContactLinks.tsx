import { chakra } from "@chakra-ui/react/styled-system";
import { normalisePhone } from "../../../server/brazil/phone.rules";

const ContactLink = chakra("a", {
  base: {
    color: "coral.fg",
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    overflowWrap: "anywhere",
  },
});

/** Opens the reader's own mail program. */
export function MailLink({ email, subject }: { email: string; subject?: string }) {
  return (
    <ContactLink href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>
      {email}
    </ContactLink>
  );
}

/** Dials on a phone. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <ContactLink href={`tel:${dialled(phone)}`} whiteSpace="nowrap">
      {phone}
    </ContactLink>
  );
}

function dialled(phone: string): string {
  const number = normalisePhone(phone);
  return number.startsWith("+") ? number : `+55${number}`;
}
