import { chakra } from "@chakra-ui/react/styled-system";

/** Opens the reader's own mail program. */
export function MailLink({ email, subject }: { email: string; subject?: string }) {
  return (
    <chakra.a
      href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}
      color="coral.fg"
      fontWeight="semibold"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      overflowWrap="anywhere"
    >
      {email}
    </chakra.a>
  );
}
