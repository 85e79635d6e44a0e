import { Stack } from "@chakra-ui/react/stack";
import { formatDay } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { nameOfPlace, programmeOf } from "./match-lists";
import { MatchList } from "./MatchList";
import { PublicMatchRow } from "./PublicMatchRow";
import type { PublicCategory } from "./read-public-draw";
import { SectionHeading } from "./SectionHeading";

interface ListSectionProps {
  category: PublicCategory;
  /** The athlete whose side stands out. */
  own: string | null;
}

/** What is on the courts now, and what comes, day by day. */
export function ScheduleSection({ category, own }: ListSectionProps) {
  const { matches } = category;
  const timeZone = usePlaceTime();
  const { now, days } = programmeOf(matches, timeZone);
  return (
    <Stack gap="7">
      {now.length > 0 ? (
        <Stack as="section" gap="3">
          <SectionHeading>Agora</SectionHeading>
          <MatchList>
            {now.map((match) => (
              <PublicMatchRow key={match.id} match={match} place={nameOfPlace(match, category)} own={own} />
            ))}
          </MatchList>
        </Stack>
      ) : null}
      {days.map(({ day, matches: ofDay }) => (
        <Stack key={day} as="section" gap="3">
          <SectionHeading>{day === null ? "Sem horário marcado" : formatDay(day)}</SectionHeading>
          <MatchList>
            {ofDay.map((match) => (
              <PublicMatchRow key={match.id} match={match} place={nameOfPlace(match, category)} own={own} />
            ))}
          </MatchList>
        </Stack>
      ))}
    </Stack>
  );
}
