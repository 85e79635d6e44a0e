import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowDown, ArrowUp, LogOut, UserPlus, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/plural.rules";
import type { DraftSummary_draft$key } from "../../__generated__/DraftSummary_draft.graphql";

interface DraftSummaryProps {
  draft: DraftSummary_draft$key;
  /** Whether a list is out that it differs from. */
  first: boolean;
}

/** How a list that is not out yet differs from the last one. */
export function DraftSummary({ draft, first }: DraftSummaryProps) {
  const read = useFragment(
    graphql`
      fragment DraftSummary_draft on RankingDraft {
        athleteCount
        upCount
        downCount
        newCount
        leavingCount
        leaving {
          displayName
        }
        unplacedCount
        unplaced {
          displayName
        }
      }
    `,
    draft,
  );
  const { athleteCount, upCount, downCount, newCount, leavingCount, leaving, unplacedCount, unplaced } = read;
  const all = counted(athleteCount, "atleta", "atletas");
  const apart =
    unplacedCount > 0 ? (
      <Named
        text={plural(
          unplacedCount,
          "Sem posição, por jogar sem filiação",
          "Sem posição, por jogarem sem filiação",
        )}
        people={unplaced}
        count={unplacedCount}
      />
    ) : null;
  if (first)
    return (
      <Stack gap="2">
        <Text color="fg.muted" textStyle="sm">
          {all}. É a primeira lista deste ranking.
        </Text>
        {apart}
      </Stack>
    );
  const parts = [
    { palette: "palm", icon: ArrowUp, count: upCount, one: "sobe", more: "sobem" },
    { palette: "flag", icon: ArrowDown, count: downCount, one: "desce", more: "descem" },
    { palette: "sea", icon: UserPlus, count: newCount, one: "entra", more: "entram" },
    { palette: "gray", icon: LogOut, count: leavingCount, one: "sai", more: "saem" },
  ].filter(({ count }) => count > 0);
  return (
    <Stack gap="2">
      {parts.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém mudou de posição, entrou ou saiu.
        </Text>
      ) : (
        <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
          {parts.map(({ count, one, more, ...look }) => (
            <Part key={one} {...look} text={counted(count, one, more)} />
          ))}
        </Flex>
      )}
      {leaving.length > 0 ? (
        <Named text={plural(leavingCount, "Sai", "Saem")} people={leaving} count={leavingCount} />
      ) : null}
      {apart}
    </Stack>
  );
}

interface NamedProps {
  text: string;
  people: readonly { displayName: string }[];
  /** How many there are; not all of them are named. */
  count: number;
}

function Named({ text, people, count }: NamedProps) {
  return (
    <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      {text}: {people.map(({ displayName }) => displayName || "Atleta").join(", ")}
      {count > people.length ? ` e mais ${count - people.length}` : ""}
    </Text>
  );
}

function Part({ palette, icon: Icon, text }: { palette: string; icon: LucideIcon; text: string }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="1.5"
      px="3"
      minH="8"
      borderRadius="full"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="sm"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      <Icon size={15} aria-hidden="true" />
      {text}
    </Flex>
  );
}
