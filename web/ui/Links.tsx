import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link, type LinkProps } from "react-router-dom";

type ButtonLinkProps = Omit<ButtonProps, "asChild" | "type"> & Pick<LinkProps, "to" | "replace" | "state">;

/** A link that looks like a button: it goes somewhere, so it stays an `<a>`. */
export function ButtonLink({ to, replace, state, children, ...look }: ButtonLinkProps) {
  return (
    <Button asChild {...look}>
      <Link to={to} replace={replace} state={state}>
        {children}
      </Link>
    </Button>
  );
}

/** A link inside text. */
export const TextLink = chakra(Link, {
  base: {
    color: "coral.fg",
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    borderRadius: "l1",
    _hover: { textDecorationThickness: "2px" },
  },
});

export const contentId = "conteudo";

/** The first stop of the Tab key: past the navigation, into the page. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${contentId}`}
      position="fixed"
      top="3"
      left="3"
      zIndex="skipNav"
      px="4"
      py="3"
      borderRadius="full"
      bg="gray.solid"
      color="gray.contrast"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focusVisible={{ transform: "none" }}
      _print={{ display: "none" }}
    >
      Ir para o conteúdo
    </chakra.a>
  );
}
