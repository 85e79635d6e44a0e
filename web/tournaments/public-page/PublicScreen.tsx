import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Tv } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PublicScreen_tournament$key } from "../../__generated__/PublicScreen_tournament.graphql";
import { SessionActions } from "../../identity/public/SessionActions";
import type { LiveStatus } from "../../relay/live-status";
import { ButtonLink } from "../../ui/ButtonLink";
import { SelectField } from "../../ui/form/SelectField";
import { PageFrame } from "../../ui/PageFrame";
import { publicTournamentPath } from "../public/tournament-path";
import { hasBracket } from "./public-brackets";
import { PublicHero } from "./PublicHero";
import { PublicTabs } from "./PublicTabs";
import { isPlayed } from "./public-match";
import { readPublicDraw } from "./read-public-draw";
import { ShareTournament } from "./ShareTournament";

interface PublicScreenProps {
  tournament: PublicScreen_tournament$key;
  live: LiveStatus;
}

/** Everything everybody may see of one tournament, category by category. */
export function PublicScreen({ tournament: key, live }: PublicScreenProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicScreen_tournament on Tournament {
        key
        name
        description
        status
        categories {
          id
          inPairs
          settledAt
          groups {
            __typename
          }
          finalPositions {
            __typename
          }
        }
        ...readPublicDraw_tournament
        ...PublicHero_tournament
        ...PublicTabs_tournament
      }
    `,
    key,
  );
  const { name, description, status, categories } = tournament;
  const draw = readPublicDraw(tournament);
  const [chosen, choose] = useState<string | null>(null);
  const category = draw.find(({ id }) => id === chosen) ?? draw[0];
  const shown = categories.find(({ id }) => id === category?.id);
  const matches = category?.matches ?? [];
  const isSuperN = shown?.inPairs === false;
  const drawnSuperN = isSuperN && matches.length > 0;
  const contents = {
    status,
    isSuperN,
    matches: matches.length,
    played: matches.filter(isPlayed).length,
    hasGroups: drawnSuperN || (shown?.groups.length ?? 0) > 0,
    hasBracket: drawnSuperN || (category !== undefined && hasBracket(category)),
    hasPodium: (isSuperN && Boolean(shown?.settledAt)) || (shown?.finalPositions.length ?? 0) > 0,
  };
  return (
    <PageFrame
      title={name}
      back={{ to: "/torneios", label: "Todos os torneios" }}
      barActions={<SessionActions />}
      subtitle={<PublicHero tournament={tournament} live={live} />}
      actions={
        <>
          <ShareTournament name={name} />
          {contents.matches > 0 ? (
            <ButtonLink
              to={`${publicTournamentPath(tournament.key)}/tv`}
              variant="subtle"
              size="sm"
              hideBelow="md"
            >
              <Tv />
              Painel de TV
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Stack gap="6">
        {description ? (
          <Text maxW="3xl" whiteSpace="pre-line" overflowWrap="anywhere">
            {description}
          </Text>
        ) : null}
        {draw.length > 1 ? (
          <Box maxW="24rem">
            <SelectField
              label="Categoria"
              options={draw.map(({ id, name: label }) => ({ value: id, label }))}
              value={category?.id ?? ""}
              onChange={({ target }) => choose(target.value)}
            />
          </Box>
        ) : null}
        <PublicTabs tournament={tournament} contents={contents} draw={draw} category={category} />
      </Stack>
    </PageFrame>
  );
}
