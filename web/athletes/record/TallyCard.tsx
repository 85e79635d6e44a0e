import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { LucideIcon } from "lucide-react";
import { counted } from "../../../server/platform/plural.rules";
import { Card } from "../../ui/Card";
import { Meter } from "../../ui/charts/Meter";
import { TextLink } from "../../ui/TextLink";

interface TallyCardProps {
  title: string;
  icon: LucideIcon;
  tallies: readonly { name: string; to?: string; matches: number; wins: number }[];
}

/** The athlete's most frequent partners, opponents or places, with matches and wins; renders nothing without any. */
export function TallyCard({ title, icon, tallies }: TallyCardProps) {
  if (tallies.length === 0) return null;
  return (
    <Card title={title} icon={icon}>
      <Stack as="ul" gap="4" listStyleType="none">
        {tallies.map(({ name, to, matches, wins }) => (
          <Box as="li" key={to ?? name}>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {to ? <TextLink to={to}>{name}</TextLink> : name}
            </Text>
            <Meter
              label={counted(matches, "jogo", "jogos")}
              value={wins}
              of={matches}
              says={counted(wins, "vitória", "vitórias")}
              tone="palm"
            />
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
