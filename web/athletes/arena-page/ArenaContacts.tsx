import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { AtSign, Globe, MapPin, MessageCircle, type LucideIcon } from "lucide-react";
import { whatsAppNumber } from "../../../server/brazil/phone.rules";

interface ArenaContactsProps {
  name: string;
  /** Its address, with the city. */
  where: string;
  website: string | null | undefined;
  instagram: string | null | undefined;
}

/** Where an arena is, and where more of it can be read. */
export function ArenaContacts({ name, where, website, instagram }: ArenaContactsProps) {
  const onMap = new URLSearchParams({ api: "1", query: `${name}, ${where}` });
  return (
    <Flex columnGap={{ base: "3", md: "5" }} rowGap="1" wrap="wrap">
      <Outside
        icon={MapPin}
        href={`https://www.google.com/maps/search/?${onMap}`}
        label={`${where}: ver no mapa`}
      >
        {where}
      </Outside>
      {website ? (
        <Outside icon={Globe} href={website} label="Site da arena">
          {website.replace(/^https?:\/\/(www\.)?/i, "").replace(/[/?#].*$/, "")}
        </Outside>
      ) : null}
      {instagram ? (
        <Outside
          icon={AtSign}
          href={`https://www.instagram.com/${instagram}/`}
          label={`Instagram: ${instagram}`}
        >
          {instagram}
        </Outside>
      ) : null}
    </Flex>
  );
}

const Away = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: "1.5",
    minW: "0",
    textStyle: "sm",
    color: "fg.muted",
    textUnderlineOffset: "0.2em",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

interface OutsideProps {
  icon: LucideIcon;
  href: string;
  label: string;
  children: string;
}

function Outside({ icon: Icon, href, label, children }: OutsideProps) {
  return (
    <Away href={href} target="_blank" rel="noreferrer" aria-label={label}>
      <Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
      <span style={{ overflowWrap: "anywhere" }}>{children}</span>
    </Away>
  );
}

/** Opens a conversation with the arena; nothing where its number cannot be dialled. */
export function WhatsAppButton({ arenaName, phone }: { arenaName: string; phone: string }) {
  const number = whatsAppNumber(phone);
  if (number === null) return null;
  return (
    <Button asChild variant="outline" colorPalette="palm">
      <a
        href={`https://wa.me/${number}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`Chamar ${arenaName} no WhatsApp`}
      >
        <MessageCircle />
        WhatsApp
      </a>
    </Button>
  );
}
