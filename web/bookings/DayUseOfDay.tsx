import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { noDayUseLeft } from "../../server/bookings/day-use/day-use.rules";
import { counted } from "../../server/platform/numbers.rules";
import { spanOn } from "../../server/platform/time/clock-time.rules";
import type { DayUseOfDay_arena$key } from "../__generated__/DayUseOfDay_arena.graphql";
import { askingTerms } from "./asking-terms";
import { formatMoney } from "../ui/format";
import { lazyDialog } from "../ui/lazy-code";
import { useActing } from "../ui/dialog-state";
import { useNow } from "../ui/TimeAgo";

const AskForDayUseDialog = lazyDialog(async () => (await import("./AskForDayUseDialog")).AskForDayUseDialog);

/** What the day costs without a court, how many places are left, and the way to one of them. */
export function DayUseOfDay({ arena: key }: { arena: DayUseOfDay_arena$key }) {
  const { day, ...arena } = useFragment(
    graphql`
      fragment DayUseOfDay_arena on PublicArena @argumentDefinitions(on: { type: "Date" }) {
        key
        timeZone
        onlineRentals
        viewerJoining
        ...askingTerms_arena
        viewerDayUses {
          date
        }
        day(on: $on) {
          on
          opensAt
          closesAt
          dayUseInCents
          dayUsePlaces
          dayUseLimit
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<{ ask: true } | null>(null);
  const shown = useActing(asking);
  const now = useNow();
  if (!day?.opensAt || !day.closesAt) return null;
  const { on, opensAt, closesAt, dayUseInCents, dayUsePlaces, dayUseLimit } = day;
  const isOver = spanOn(on, { starts: opensAt, ends: closesAt }, arena.timeZone).endsAt <= now;
  const has = arena.viewerDayUses.some(({ date }) => date === on);
  const mayAsk = arena.onlineRentals !== "NONE" && !isOver && !has && dayUsePlaces !== 0;
  const atOnce = arena.onlineRentals === "AT_ONCE";
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Day Use
      </Heading>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Stack gap="0">
          <Text>
            <Text as="span" fontWeight="semibold">
              {formatMoney(dayUseInCents)}
            </Text>{" "}
            por pessoa, o dia todo
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {has ? "Você já tem Day Use neste dia." : placesInWords(dayUsePlaces, dayUseLimit)}
          </Text>
        </Stack>
        {mayAsk ? (
          <Button variant="outline" colorPalette="sea" minH="11" onClick={() => setAsking({ ask: true })}>
            {atOnce ? "Garantir Day Use" : "Pedir Day Use"}
          </Button>
        ) : null}
      </Flex>
      {shown ? (
        <AskForDayUseDialog
          key={shown.opening}
          arena={{
            key: arena.key,
            atOnce,
            forMe: arena.viewerJoining !== null && arena.viewerJoining !== undefined,
            terms: askingTerms(arena),
          }}
          on={on}
          opensAt={opensAt}
          closesAt={closesAt}
          priceInCents={dayUseInCents}
          open={shown.open}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Stack>
  );
}

/** "12 de 30 vagas"; of as many as come nothing. */
function placesInWords(free: number | null | undefined, limit: number | null | undefined): string {
  if (free === null || free === undefined || limit === null || limit === undefined) return "";
  return free === 0 ? noDayUseLeft : `${free} de ${counted(limit, "vaga", "vagas")}`;
}
