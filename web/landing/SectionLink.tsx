import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";

export const sections = { start: "inicio", arenas: "arenas", federations: "federacoes" } as const;
export type SectionId = (typeof sections)[keyof typeof sections];

/** Scrolls to a section and moves the reading position there; the style sheet decides how smoothly. */
function goToSection(id: SectionId) {
  const section = document.getElementById(id);
  if (!section) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
  section.focus({ preventScroll: true });
}

interface SectionLinkProps extends HTMLChakraProps<"a"> {
  to: SectionId;
}

/** A link to a section of this page. It stays a link: it can be copied and opened elsewhere. */
export function SectionLink({ to, ...anchor }: SectionLinkProps) {
  return (
    <chakra.a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        history.replaceState(history.state, "", `#${to}`);
        goToSection(to);
      }}
      {...anchor}
    />
  );
}
