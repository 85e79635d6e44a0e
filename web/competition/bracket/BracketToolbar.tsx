import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { ArrowLeft, Printer } from "lucide-react";
import { ButtonLink } from "../../ui/ButtonLink";
import { ColourModeSwitch } from "../../ui/ColourModeSwitch";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";

interface BracketToolbarProps {
  tournamentKey: string;
  printable: boolean;
}

export function BracketToolbar({ tournamentKey, printable }: BracketToolbarProps) {
  const paths = useTournamentPaths();
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: "2", md: "4" }}
      py="2"
      borderBottomWidth="1px"
      borderColor="border"
      bg="bg.panel"
      _print={{ display: "none" }}
    >
      <ButtonLink to={paths.tournament(tournamentKey)} variant="ghost" colorPalette="gray" size="sm">
        <ArrowLeft />
        Torneio
      </ButtonLink>
      <HStack gap="1">
        {printable ? (
          <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
        ) : null}
        <ColourModeSwitch />
      </HStack>
    </Flex>
  );
}
