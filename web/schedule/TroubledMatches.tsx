import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { counted } from "../../server/platform/plural.rules";
import type { ScheduleView } from "./public/schedule-view";
import { Warnings } from "./Warnings";

const shownAtMost = 8;

/** Which matches stand badly, and why; on a phone the reasons stand with each match below. */
export function TroubledMatches({ view, onOpen }: { view: ScheduleView; onOpen: (id: string) => void }) {
  const troubled = view.matches.filter(({ warnings }) => warnings.length > 0);
  if (troubled.length === 0) return null;
  const more = troubled.length - shownAtMost;
  return (
    <Box as="section" aria-label="Avisos da programação" px="4" py="3" borderRadius="l2" bg="bg.warning">
      <Text fontWeight="semibold" color="fg.warning">
        {counted(troubled.length, "jogo tem um aviso na programação.", "jogos têm avisos na programação.")}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2" pt="2" hideBelow="lg">
        {troubled.slice(0, shownAtMost).map(({ id, label, warnings }) => (
          <Box as="li" key={id} display="grid" gridTemplateColumns="minmax(5rem, auto) 1fr" columnGap="3">
            <Button
              variant="plain"
              size="sm"
              h="auto"
              minH="6"
              px="0"
              justifyContent="flex-start"
              textDecoration="underline"
              textUnderlineOffset="3px"
              onClick={() => onOpen(id)}
            >
              {label}
            </Button>
            <Warnings warnings={warnings} />
          </Box>
        ))}
      </Stack>
      {more > 0 ? (
        <Text textStyle="sm" color="fg.warning" pt="2" hideBelow="lg">
          E mais {counted(more, "jogo", "jogos")}.
        </Text>
      ) : null}
    </Box>
  );
}
