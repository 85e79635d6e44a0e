import { Stack } from "@chakra-ui/react/stack";
import { formatDay } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { FindOwnMatches } from "./FindOwnMatches";
import { nameOfPlace, placeAmong, programmeOf } from "./match-lists";
import { MatchList } from "./MatchList";
import { PublicMatchRow } from "./PublicMatchRow";
import type { PublicCategory } from "./read-public-draw";
import { SectionHeading } from "./SectionHeading";
import type { OwnAthlete } from "./use-own-athlete";

interface ScheduleSectionProps {
  /** All of them: the courts are shared. */
  categories: readonly PublicCategory[];
  /** The one whose days are shown. */
  category: PublicCategory;
  own: OwnAthlete;
}

/** What is on the courts now, in whatever category, and what comes in this one, day by day. */
export function ScheduleSection({ categories, category, own }: ScheduleSectionProps) {
  const timeZone = usePlaceTime();
  const now = categories.flatMap((one) =>
    programmeOf(one.matches, timeZone).now.map((match) => ({
      match,
      place: placeAmong(categories, one, match),
    })),
  );
  const { days } = programmeOf(category.matches, timeZone);
  return (
    <Stack gap="7">
      <FindOwnMatches categories={categories} own={own} />
      {now.length > 0 ? (
        <Stack as="section" gap="3">
          <SectionHeading>Agora</SectionHeading>
          <MatchList>
            {now.map(({ match, place }) => (
              <PublicMatchRow key={match.id} match={match} place={place} own={own.picked} />
            ))}
          </MatchList>
        </Stack>
      ) : null}
      {days.map(({ day, matches: ofDay }) => (
        <Stack key={day} as="section" gap="3">
          <SectionHeading>{day === null ? "Sem horário marcado" : formatDay(day)}</SectionHeading>
          <MatchList>
            {ofDay.map((match) => (
              <PublicMatchRow
                key={match.id}
                match={match}
                place={nameOfPlace(match, category)}
                own={own.picked}
              />
            ))}
          </MatchList>
        </Stack>
      ))}
    </Stack>
  );
}
