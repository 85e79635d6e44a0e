import { formatCents } from "../../server/brazil/money.rules";
import { addDays, yearOf } from "../../server/platform/time/calendar-day.rules";
import { dateInDigits } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { decidingPhaseOf } from "../../server/sport/scores/rules-of-match.rules";
import {
  type MatchFormatName,
  matchFormats,
  type SetFormatName,
  setFormats,
} from "../../server/sport/scores/match-format.rules";
import { allCategories, type RegulatedCategory, type Regulation } from "./six-regulations";

export interface RegulatedEvent {
  /** Global id. */
  id: string;
  /** The id in its URL. */
  key: string;
  /** First day, YYYY-MM-DD. */
  startDate: string;
  /** Global ids by name. */
  categories: Map<string, string>;
}

interface RegulatedMatch {
  id: string;
  version: number;
  status: string;
  stage: "GROUP" | "MAIN" | "THIRD_PLACE";
  round: number;
  sides: { pair: { id: string } | null }[];
  rules: { matchFormat: MatchFormatName; setFormat: SetFormatName };
}

type Answer = Record<string, any>;

/** Sends an operation as the manager of the arena. @returns its data. */
type Send = (query: string, variables: Record<string, unknown>) => Promise<Answer>;

const today = () => dayAt(new Date(), brasiliaTime);

/** The days of a tournament by one of the regulations. */
export function regulatedDays({ terms }: Regulation) {
  const startDate = addDays(today(), 30);
  const { opensDaysBefore, closesDaysBefore } = terms;
  const daysBefore = (days: number | undefined) => (days === undefined ? null : addDays(startDate, -days));
  return {
    startDate,
    endDate: addDays(startDate, 1),
    registrationStartsOn: daysBefore(opensDaysBefore),
    registrationEndsOn: daysBefore(closesDaysBefore),
  };
}

const firstNames = {
  FEMALE: ["Ana", "Bia", "Caia", "Duda", "Elis", "Fabi", "Gabi", "Iara", "Jana", "Lia", "Malu", "Nina"],
  MALE: ["Artur", "Breno", "Caio", "Davi", "Enzo", "Fred", "Guto", "Hugo", "Igor", "Joel", "Levi", "Otto"],
};
const middleNames = ["Alves", "Braga", "Costa", "Dias", "Farias"];
const lastNames = ["Areia", "Brisa", "Coral", "Duna", "Farol", "Lagoa", "Maré", "Onda", "Praia", "Rocha"];

/** What a tournament is set up with, as `settingsOf` reads it. */
export function expectedSettings(regulation: Regulation) {
  const { opensDaysBefore: _opens, closesDaysBefore: _closes, ...terms } = regulation.terms;
  const { registrationStartsOn, registrationEndsOn } = regulatedDays(regulation);
  return {
    terms: { ...terms, registrationStartsOn, registrationEndsOn },
    categories: allCategories(regulation)
      .map(({ name, level, gender, minAge, maxAge, maxParticipants, rules, phases = [] }) => ({
        name,
        level,
        gender,
        minAge: minAge ?? null,
        maxAge: maxAge ?? null,
        maxParticipants: maxParticipants ?? null,
        feeInCents: regulation.feeInCents,
        ...rules,
        phases: phases.map(({ phase, matchFormat = null, setFormat = null }) => ({
          phase,
          matchFormat,
          setFormat,
        })),
      }))
      .toSorted(byName),
  };
}

/** Sentences of the printed regulations, on one line. */
export function expectedSentences(regulation: Regulation): string[] {
  const { feeInCents, printed, terms } = regulation;
  const { registrationStartsOn, registrationEndsOn } = regulatedDays(regulation);
  const from = registrationStartsOn === null ? "" : ` de ${dateInDigits(registrationStartsOn)}`;
  return [
    `Inscrição: ${formatCents(feeInCents).replaceAll(/\s+/g, " ")} por atleta.`,
    registrationEndsOn === null
      ? "As inscrições ficam abertas até o sorteio."
      : `As inscrições vão${from} ${from === "" ? "até" : "a"} ${dateInDigits(registrationEndsOn)}.`,
    ...(terms.podiumMonths === undefined ? [] : [`${terms.podiumMonths} meses`]),
    ...printed,
  ];
}

const genderInWords = { MALE: "masculino", FEMALE: "feminino", MIXED: "dupla mista, uma mulher e um homem" };
const levelInWords = {
  Livre: "todos os níveis",
  D: "até D",
  C: "até C",
  B: "até B",
  "A/PRO": "todos os níveis",
};

function agesInWords({ minAge, maxAge }: RegulatedCategory): string {
  if (maxAge === undefined) return minAge === undefined ? "" : `${minAge} anos ou mais no ano do torneio; `;
  return `${minAge === undefined ? "até" : `de ${minAge} a`} ${maxAge} anos no ano do torneio; `;
}

/**
 * Checks the section of each category in the printed regulations: who it is for, its places and its price.
 * @param text the printed regulations, on one line.
 * @returns the facts that are not printed.
 */
export function missingFacts(text: string, regulation: Regulation): string[] {
  const sections = text.split(/\bCategoria /).slice(1);
  return allCategories(regulation).flatMap((category) => {
    const { name, gender, level, maxParticipants } = category;
    const section = sections.find((each) => each.startsWith(`${name} `)) ?? "";
    return [
      `Para quem: ${genderInWords[gender]}; ${agesInWords(category)}nível: ${levelInWords[level]}.`,
      maxParticipants === undefined ? "Vagas: sem limite próprio." : `Vagas: ${maxParticipants} atletas.`,
      `Inscrição: ${formatCents(regulation.feeInCents).replaceAll(/\s+/g, " ")} por atleta.`,
    ]
      .filter((fact) => !section.includes(fact))
      .map((fact) => `${name}: ${fact}`);
  });
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

/** The phase of a match as `PlayedCategory.formats` calls it. */
export function phaseOf({ stage, round }: RegulatedMatch, matches: readonly RegulatedMatch[]): string {
  const lastRound = Math.max(...matches.filter((match) => match.stage === stage).map((match) => match.round));
  return decidingPhaseOf({ stage, round, lastRound }, "GROUPS_KNOCKOUT") ?? stage;
}

/** The clearest win of one side by the rules of the match. */
function won({ rules }: RegulatedMatch, byFirst: boolean) {
  const { games } = setFormats[rules.setFormat];
  const set = byFirst ? [games, 1] : [1, games];
  return matchFormats[rules.matchFormat].setsToWin === 1
    ? { outcome: "COMPLETED", games: set }
    : { outcome: "COMPLETED", sets: [{ games: set }, { games: set }] };
}

/** Enrols, draws and plays tournaments of an arena through the API, as its manager. */
export function regulatedArena(send: Send, arenaId: string) {
  let registered = 0;

  /** Runs a mutation by name. @returns its result, with code and message of a refusal. */
  const act = async (name: string, input: Record<string, unknown>, selection = ""): Promise<Answer> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const answer = await send(
      `mutation ($input: ${type}!) {
        ${name}(input: $input) { __typename ... on UserError { code message path } ${selection} }
      }`,
      { input },
    );
    return answer[name];
  };

  /** The same. @throws Error when it is refused. */
  const done = async (name: string, input: Record<string, unknown>, selection = ""): Promise<Answer> => {
    const answer = await act(name, input, selection);
    if (!String(answer["__typename"]).endsWith("Success"))
      throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };

  /** New athletes of the arena. @returns their ids. */
  const registerAthletes = async (
    count: number,
    { gender = "FEMALE", level = "D", birthDate = "1995-05-05" } = {} as {
      gender?: "FEMALE" | "MALE";
      level?: string;
      birthDate?: string;
    },
  ): Promise<string[]> => {
    const ids: string[] = [];
    const [first, middle, last] = [firstNames[gender], middleNames, lastNames];
    for (let index = 0; index < count; index++) {
      const number = registered++;
      const fullName = [
        first[number % first.length],
        middle[Math.floor(number / first.length / last.length)],
        last[Math.floor(number / first.length) % last.length],
      ].join(" ");
      const { athlete } = await done(
        "registerAthlete",
        { arenaId, fullName, gender, level, birthDate },
        "... on RegisterAthleteSuccess { athlete { id } }",
      );
      ids.push(athlete.id);
    }
    return ids;
  };

  const enrolPair = (
    event: RegulatedEvent,
    category: string,
    [firstAthleteId, secondAthleteId]: readonly string[],
  ) =>
    act(
      "enrolPair",
      {
        tournamentId: event.id,
        categoryId: event.categories.get(category),
        firstAthleteId,
        secondAthleteId,
      },
      `... on NotEligible { reasons { code } }
       ... on EnrolPairSuccess { pair { id } enrolment { id feeInCents feeReason } }`,
    );

  /** New pairs of a category. @returns their ids, in the order of entry. */
  const enrolPairs = async (
    event: RegulatedEvent,
    { name, gender, minAge }: Pick<RegulatedCategory, "name" | "gender" | "minAge">,
    count: number,
  ): Promise<string[]> => {
    const birthDate = minAge === undefined ? undefined : `${yearOf(today()) - minAge - 5}-05-05`;
    const born = birthDate === undefined ? {} : { birthDate };
    const firsts = await registerAthletes(count, { gender: gender === "MALE" ? "MALE" : "FEMALE", ...born });
    const seconds = await registerAthletes(count, {
      gender: gender === "FEMALE" ? "FEMALE" : "MALE",
      ...born,
    });
    const entered: string[] = [];
    for (const [index, first] of firsts.entries()) {
      const answer = await enrolPair(event, name, [first, seconds[index] ?? ""]);
      if (answer["__typename"] !== "EnrolPairSuccess") throw new Error(JSON.stringify(answer));
      entered.push(answer["pair"].id);
    }
    return entered;
  };

  const matchesOf = async (categoryId: string | undefined): Promise<RegulatedMatch[]> => {
    const { node } = await send(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
        matches { id version status stage round sides { pair { id } } rules { matchFormat setFormat } } } } }`,
      { id: categoryId },
    );
    return node.matches;
  };

  const record = ({ id, version }: RegulatedMatch, result: object) =>
    done("recordMatchResult", { matchId: id, expectedVersion: version, ...result });

  return {
    act,
    done,
    registerAthletes,
    enrolPair,
    enrolPairs,
    matchesOf,
    record,

    /** Cancels the categories without entries, which could not be drawn. */
    async cancelUnplayed({ categories }: RegulatedEvent, { unplayed }: Regulation): Promise<void> {
      for (const { name } of unplayed) await done("cancelCategory", { categoryId: categories.get(name) });
    },

    /** All pairs of all played categories. @returns their ids by the category's name, in the order of entry. */
    async enrolAll(event: RegulatedEvent, { played }: Regulation): Promise<Map<string, string[]>> {
      const entered = new Map<string, string[]>();
      for (const category of played)
        entered.set(category.name, await enrolPairs(event, category, category.pairs));
      return entered;
    },

    start: (event: RegulatedEvent) => act("startTournament", { tournamentId: event.id }),

    /** By phase the formats by which the matches of a category are played. */
    async formatsOf(categoryId: string | undefined): Promise<Record<string, string>> {
      const matches = await matchesOf(categoryId);
      return Object.fromEntries(
        matches.map((match) => [
          phaseOf(match, matches),
          `${match.rules.matchFormat} ${match.rules.setFormat}`,
        ]),
      );
    },

    /** Plays a category to its end: of two pairs the one that entered first wins. */
    async play(categoryId: string | undefined, pairs: readonly string[]): Promise<void> {
      const strength = (match: RegulatedMatch, side: number) =>
        pairs.indexOf(match.sides[side]?.pair?.id ?? "");
      for (;;) {
        const ready = (await matchesOf(categoryId)).filter(
          ({ status, sides }) => status === "SCHEDULED" && sides.every(({ pair }) => pair !== null),
        );
        if (ready.length === 0) return;
        for (const match of ready) await record(match, won(match, strength(match, 0) < strength(match, 1)));
      }
    },

    /** The first four of a settled category. @returns nothing before that. */
    async podiumOf(categoryId: string | undefined): Promise<[number, string][]> {
      const { node } = await send(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
          settledAt finalPositions { position pair { id } } } } }`,
        { id: categoryId },
      );
      if (node.settledAt === null) return [];
      return node.finalPositions
        .filter(({ position }: { position: number }) => position <= 4)
        .map(({ position, pair }: { position: number; pair: { id: string } }) => [position, pair.id]);
    },

    async statusOf(event: RegulatedEvent): Promise<string> {
      const { node } = await send(`query ($id: ID!) { node(id: $id) { ... on Tournament { status } } }`, {
        id: event.id,
      });
      return node.status;
    },

    /** The event with its stored categories. */
    async find(key: string, startDate: string): Promise<RegulatedEvent> {
      const { tournament } = await send(
        `query ($key: UUID!) { tournament(key: $key) { id categories { id name } } }`,
        { key },
      );
      const categories: [string, string][] = tournament.categories.map(
        ({ id, name }: { id: string; name: string }) => [name, id],
      );
      return { id: tournament.id, key, startDate, categories: new Map(categories) };
    },

    /** What was set, to compare it with the regulation. */
    async settingsOf(key: string) {
      const { tournament } = await send(
        `query ($key: UUID!) {
          tournament(key: $key) {
            minPairs
            registrationStartsOn
            registrationEndsOn
            registration {
              paymentDays fullRefundDays lateRefundPercent maxCategories oneLevelPerGender
              secondFeeInCents thirdFeeInCents podiumMonths podiumMovesUp
            }
            categories {
              name level gender minAge maxAge maxParticipants feeInCents
              drawFormat matchFormat setFormat groupSize qualifiersPerGroup
              knockoutMatchFormat knockoutSetFormat thirdPlace walkoverBars tieBreakers
              phaseFormats { phase matchFormat setFormat }
            }
          }
        }`,
        { key },
      );
      const { minPairs, registrationStartsOn, registrationEndsOn, registration, categories } = tournament;
      return {
        terms: { minPairs, registrationStartsOn, registrationEndsOn, ...registration },
        categories: categories
          .map(({ phaseFormats, ...category }: Answer) => ({
            ...category,
            phases: phaseFormats.filter((phase: Answer) => phase["matchFormat"] ?? phase["setFormat"]),
          }))
          .toSorted(byName),
      };
    },
  };
}
