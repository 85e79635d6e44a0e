import { HStack } from "@chakra-ui/react/stack";
import { Link, useLocation } from "react-router-dom";
import { athletePortalFrom } from "../identity/public/way-back";
import { Brand } from "../ui/Brand";
import { rankingsPath } from "../rankings/public/ranking-paths";
import { ButtonLink } from "../ui/ButtonLink";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { Bar } from "./TopBar";

// Three words, the mark and the switch fit in 360 px.
const look = { variant: "ghost", colorPalette: "gray", size: "sm", px: { base: "2", sm: "3" } } as const;

/** For who is not signed in: what is open to everybody, and the way in, which leads back to here. */
export function VisitorBar() {
  const { pathname, search } = useLocation();
  return (
    <Bar>
      <Link to="/" aria-label="Praia, página inicial">
        <Brand />
      </Link>
      <HStack as="nav" aria-label="Principal" gap={{ base: "0", sm: "1" }} ms="auto">
        <ButtonLink to="/torneios" {...look}>
          Torneios
        </ButtonLink>
        <ButtonLink to={rankingsPath} {...look}>
          Rankings
        </ButtonLink>
        <ButtonLink to={athletePortalFrom(pathname + search)} {...look}>
          Entrar
        </ButtonLink>
        <ColourModeSwitch />
      </HStack>
    </Bar>
  );
}
