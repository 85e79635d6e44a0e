import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";

/** What every visitor may want to read, wherever they are. */
const readingPages = [
  { label: "Ajuda", to: "/ajuda" },
  { label: "Contato", to: "/contato" },
  { label: "Privacidade", to: "/privacidade" },
  { label: "Termos", to: "/termos" },
] as const;

const FootLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "11",
    px: "2",
    borderRadius: "l1",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

/** Below a visitor's page: whom to ask, and what holds. */
export function PageFoot() {
  return (
    <Flex
      as="footer"
      justify="center"
      wrap="wrap"
      columnGap="2"
      px="4"
      py="2"
      color="fg.muted"
      textStyle="sm"
      _print={{ display: "none" }}
    >
      {readingPages.map(({ label, to }) => (
        <FootLink key={to} to={to}>
          {label}
        </FootLink>
      ))}
    </Flex>
  );
}
