import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { goToSection, type SectionId } from "./section-link";

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
