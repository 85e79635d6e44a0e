import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BarChart3 } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { RecordCard_athlete$key } from "../../__generated__/RecordCard_athlete.graphql";
import { Card } from "../../ui/Card";
import { Meter } from "../../ui/charts/Meter";
import { TextLink } from "../../ui/TextLink";
import { MonthsPlayed } from "./MonthsPlayed";

interface RecordCardProps {
  athlete: RecordCard_athlete$key;
  /** Path of an athlete's profile, for partners, opponents and the full record; null if the viewer is signed out. */
  pathOf?: ((key: string) => string) | null;
}

const profilePath = (key: string) => `/user-profile/${key}`;

/** Statistics as charts: matches and wins by month, frequent partners and opponents, the best category, and streaks. */
export function RecordCard({ athlete: athleteKey, pathOf = profilePath }: RecordCardProps) {
  const { key, record } = useFragment(
    graphql`
      fragment RecordCard_athlete on Athlete {
        key
        record {
          matches
          wins
          winningStreak
          bestStreak
          partners {
            matches
            wins
            athlete {
              key
              displayName
            }
          }
          opponents {
            matches
            wins
            athlete {
              key
              displayName
            }
          }
          categories {
            category
            matches
            wins
          }
          ...MonthsPlayed_record
        }
      }
    `,
    athleteKey,
  );
  const { matches, wins, winningStreak, bestStreak } = record;
  const [partner] = record.partners;
  const [opponent] = record.opponents;
  const [category] = record.categories;
  return (
    <Card title="Estatísticas" icon={BarChart3}>
      {matches === 0 ? (
        <Text color="fg.muted">As estatísticas aparecem depois do primeiro jogo em um torneio.</Text>
      ) : (
        <Stack gap="5">
          <MonthsPlayed record={record} />
          <Stack as="ul" gap="4" listStyleType="none">
            <Tally title="No total" matches={matches} wins={wins} />
            {partner ? (
              <Tally
                title="Com quem mais joga"
                name={partner.athlete.displayName}
                to={pathOf?.(partner.athlete.key)}
                {...partner}
              />
            ) : null}
            {opponent ? (
              <Tally
                title="Contra quem mais joga"
                name={opponent.athlete.displayName}
                to={pathOf?.(opponent.athlete.key)}
                {...opponent}
              />
            ) : null}
            {category ? <Tally title="Categoria" name={category.category} {...category} /> : null}
          </Stack>
          <Flex gap="3" justify="space-between" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
            <span>
              {`Sequência: ${counted(winningStreak, "vitória", "vitórias")} · maior: ${bestStreak}`}
            </span>
            {pathOf ? (
              <TextLink to={`${pathOf(key)}/estatisticas`}>Ver todas as estatísticas</TextLink>
            ) : null}
          </Flex>
        </Stack>
      )}
    </Card>
  );
}

interface TallyProps {
  title: string;
  name?: string;
  to?: string | undefined;
  matches: number;
  wins: number;
}

function Tally({ title, name, to, matches, wins }: TallyProps) {
  return (
    <li>
      <Text overflowWrap="anywhere">
        {title}
        {name ? (
          <>
            {": "}
            {to ? <TextLink to={to}>{name}</TextLink> : <strong>{name}</strong>}
          </>
        ) : null}
      </Text>
      <Meter
        label={counted(matches, "jogo", "jogos")}
        value={wins}
        of={matches}
        says={counted(wins, "vitória", "vitórias")}
        tone="palm"
      />
    </li>
  );
}
