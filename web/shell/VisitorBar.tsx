import { HStack } from "@chakra-ui/react/stack";
import { Link, useLocation } from "react-router-dom";
import { athletePortalFrom } from "../identity/public/way-back";
import { Brand } from "../ui/Brand";
import { ButtonLink } from "../ui/ButtonLink";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { Bar } from "./TopBar";

/** For who is not signed in: what is open to everybody, and the way in, which leads back to here. */
export function VisitorBar() {
  const { pathname, search } = useLocation();
  return (
    <Bar>
      <Link to="/" aria-label="Praia, página inicial">
        <Brand />
      </Link>
      <HStack as="nav" aria-label="Principal" gap="1" ms="auto">
        <ButtonLink to="/torneios" variant="ghost" colorPalette="gray" size="sm" px="3">
          Torneios
        </ButtonLink>
        <ButtonLink
          to={athletePortalFrom(pathname + search)}
          variant="ghost"
          colorPalette="gray"
          size="sm"
          px="3"
        >
          Entrar
        </ButtonLink>
        <ColourModeSwitch />
      </HStack>
    </Bar>
  );
}
