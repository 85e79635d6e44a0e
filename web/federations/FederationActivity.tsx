import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag, History, ListOrdered, Store, Trophy, Unlink, UserPlus, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FederationActivityKind } from "../../server/pages/federation-activity.rules";
import { counted } from "../../server/platform/numbers.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { FederationActivity_federation$key } from "../__generated__/FederationActivity_federation.graphql";
import { federationRankingsPath } from "../rankings/public/ranking-paths";
import { championships } from "../tournaments/public/tournament-path";
import { Card } from "../ui/Cards";
import { EmptyState } from "../ui/PageStates";
import { TextLink } from "../ui/Links";
import { TimeAgo } from "../ui/TimeAgo";

const iconOf: Record<FederationActivityKind, LucideIcon> = {
  ARENA_JOINED: Store,
  ARENA_LEFT: Unlink,
  CHAMPIONSHIP_OPENED: Trophy,
  CHAMPIONSHIP_FINISHED: Flag,
  ENROLMENTS: UserPlus,
  RANKING_PUBLISHED: ListOrdered,
};

const textOf: Record<FederationActivityKind, (count: number) => string> = {
  ARENA_JOINED: () => "Filiou-se à federação",
  ARENA_LEFT: () => "Deixou a federação",
  CHAMPIONSHIP_OPENED: () => "Campeonato publicado",
  CHAMPIONSHIP_FINISHED: () => "Campeonato finalizado",
  ENROLMENTS: (count) => `${counted(count, "inscrição", "inscrições")} em sete dias`,
  RANKING_PUBLISHED: () => "Nova lista publicada",
};

const pathOf = (kind: FederationActivityKind, key: string | null): string => {
  if (key === null) return "/federation/arenas";
  return kind === "RANKING_PUBLISHED" ? `${federationRankingsPath}/${key}` : championships.tournament(key);
};

/** What has happened in the federation lately. */
export function FederationActivity({ federation }: { federation: FederationActivity_federation$key }) {
  const { activities } = useFragment(
    graphql`
      fragment FederationActivity_federation on Federation {
        activities {
          kind
          at
          name
          key
          count
        }
      }
    `,
    federation,
  );
  return (
    <Card title="Últimas Atividades" icon={History}>
      {activities.length === 0 ? (
        <EmptyState
          icon={History}
          title="Nada aconteceu ainda"
          description="Filiações, campeonatos, inscrições e listas de ranking aparecem aqui."
        />
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {activities.map(({ kind, at, name, key = null, count }) => {
            const Icon = iconOf[kind];
            return (
              <Flex
                as="li"
                key={`${kind} ${key} ${at} ${name}`}
                gap="3"
                align="center"
                py="2"
                borderBottomWidth="1px"
                borderColor="border.muted"
                _last={{ borderBottomWidth: "0" }}
              >
                <Center boxSize="9" flexShrink="0" borderRadius="full" bg="bg.subtle" color="fg.muted">
                  <Icon size={18} aria-hidden />
                </Center>
                <Box flex="1" minW="0">
                  <TextLink to={pathOf(kind, key)}>{name}</TextLink>
                  <Text color="fg.muted" textStyle="sm">
                    {textOf[kind](count)}
                  </Text>
                </Box>
                <Text flexShrink="0" color="fg.muted" textStyle="sm">
                  <TimeAgo instant={at} timeZone={brasiliaTime} />
                </Text>
              </Flex>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
