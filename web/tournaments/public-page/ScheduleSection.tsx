import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { SelectField } from "../../ui/form/SelectField";
import { formatDay } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { TextLink } from "../../ui/TextLink";
import { athletesIn, inTimeOrder, nameOfPlace, placeAmong, programmeOf } from "./match-lists";
import { MatchList, PublicMatchRow } from "./PublicMatchRow";
import { plays, toPlay } from "./public-match";
import type { PublicCategory } from "./read-public-draw";
import { SectionHeading } from "./SectionHeading";
import type { OwnAthlete } from "./use-own-athlete";

interface FindOwnMatchesProps {
  categories: readonly PublicCategory[];
  own: OwnAthlete;
}

/** The first question on a day of play: when and where do I play next? */
function FindOwnMatches({ categories, own: { picked, pick } }: FindOwnMatchesProps) {
  const athletes = athletesIn(categories.flatMap(({ matches }) => matches));
  const athlete = athletes.find(({ key }) => key === picked)?.key ?? null;
  const [next] = inTimeOrder(
    categories.flatMap(({ matches }) =>
      matches.filter((match) => athlete !== null && toPlay(match) && plays(match, athlete)),
    ),
  );
  const category = categories.find(({ matches }) => next && matches.includes(next));
  return (
    <Stack gap="3" maxW="30rem">
      <SelectField
        label="Encontre seus jogos"
        placeholder="Escolha seu nome"
        options={athletes.map(({ key, displayName }) => ({ value: key, label: displayName }))}
        value={athlete ?? ""}
        onChange={({ target }) => pick(target.value)}
      />
      {athlete === null ? null : (
        <>
          {next && category ? (
            <Box as="ul" listStyleType="none" aria-label="Seu próximo jogo">
              <PublicMatchRow match={next} place={placeAmong(categories, category, next)} own={athlete} />
            </Box>
          ) : (
            <Text color="fg.muted">Nenhum jogo marcado no momento.</Text>
          )}
          <TextLink to="?aba=meus-jogos">Ver todos os seus jogos</TextLink>
        </>
      )}
    </Stack>
  );
}

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
