import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { BracketStages } from "../competition/public/BracketStages";
import { GroupPanel, GroupRows } from "../competition/public/GroupCard";
import { MatchOpenerContext, type MatchOpener } from "../competition/public/MatchOpener";
import { MatchRows } from "../competition/public/MatchRows";
import { Card } from "../ui/Cards";
import { PlaceTime } from "../ui/PlaceTime";
import { toast } from "../ui/toaster";
import { styleBracket, styleGroups, styleMatches, stylePassing, styleThird } from "./style-matches";
import { StyleSection } from "./StyleControls";

const opener: MatchOpener = {
  open: (matchId) => toast.success({ title: "Jogo aberto", description: matchId }),
  opening: null,
  takesResults: true,
};

const brackets = [
  { title: "Em andamento", rounds: styleBracket(8, 2, true), third: true },
  { title: "Encerrada, com o caminho de quem venceu", rounds: styleBracket(4, 3, false), third: false },
  { title: "Antes do primeiro jogo, com quem passa direto", rounds: stylePassing(), third: false },
  { title: "Grande: no celular, sem espaço entre os jogos", rounds: styleBracket(16, 9, true), third: false },
];

/** Matches, groups and brackets, wherever a tournament is shown. */
export function StyleMatches() {
  return (
    <PlaceTime timeZone="America/Sao_Paulo">
      <MatchOpenerContext value={opener}>
        <Stack gap="8">
          <StyleSection title="Jogos">
            <MatchRows label="Jogos" rows={styleMatches} />
            <Box maxW="24rem">
              <Card title="Dentro de um cartão">
                <MatchRows narrow label="Jogos em pouco espaço" rows={styleMatches} />
              </Card>
            </Box>
          </StyleSection>
          <StyleSection title="Grupos">
            <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4" alignItems="start">
              {styleGroups.map(({ letter, isSettled, standings, games }) => (
                <GroupPanel
                  key={letter}
                  letter={letter}
                  isSettled={isSettled}
                  alone={false}
                  dense
                  games={games}
                  table={(table) => <GroupRows {...table} standings={standings} />}
                />
              ))}
            </SimpleGrid>
          </StyleSection>
          <StyleSection title="Chaves">
            {brackets.map(({ title, rounds, third }) => (
              <Stack key={title} as="section" aria-label={title} gap="2" minW="0">
                <Heading as="h3" textStyle="lg" fontWeight="bold">
                  {title}
                </Heading>
                <BracketStages
                  brackets={[
                    { stage: "MAIN", rounds },
                    ...(third
                      ? [
                          {
                            stage: "THIRD_PLACE" as const,
                            rounds: [{ name: "Disputa de 3º lugar", matches: [styleThird] }],
                          },
                        ]
                      : []),
                  ]}
                  afterGroups
                  heading="h4"
                />
              </Stack>
            ))}
          </StyleSection>
        </Stack>
      </MatchOpenerContext>
    </PlaceTime>
  );
}
