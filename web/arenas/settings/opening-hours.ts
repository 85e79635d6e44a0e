import { graphql } from "react-relay/hooks";
import type { OpeningHoursInput } from "../../../server/courts/opening-hours.rules";
import { type Weekday, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import type { openingHoursHoursMutation as HoursMutation } from "../../__generated__/openingHoursHoursMutation.graphql";
import type { openingHoursNamesMutation as NamesMutation } from "../../__generated__/openingHoursNamesMutation.graphql";
import { useAction } from "../../relay/use-action";

/** The opening hours of a weekday: the arena's usual hours, its own, or closed. */
export type Opening = "USUAL" | "OWN" | "CLOSED";

interface Hours {
  opensAt: string;
  closesAt: string;
}

/** The form's values: one row for every weekday. */
export interface TypedHours {
  weekdays: (Hours & { opening: Opening })[];
  specialDays: (Hours & { date: string; closed: boolean; reason: string })[];
}

interface StoredHours {
  readonly opensAt?: string | null;
  readonly closesAt?: string | null;
}

/** @param usual the arena's usual hours, prefilled when a weekday gets hours of its own. */
export function typedHours(
  weekdays: readonly (StoredHours & { readonly weekday: Weekday })[],
  specialDays: readonly (StoredHours & { readonly date: string; readonly reason: string })[],
  usual: Hours,
): TypedHours {
  return {
    weekdays: weekFromMonday.map((weekday) => {
      const own = weekdays.find((row) => row.weekday === weekday);
      if (!own) return { opening: "USUAL", ...usual };
      return own.opensAt && own.closesAt
        ? { opening: "OWN", opensAt: own.opensAt, closesAt: own.closesAt }
        : { opening: "CLOSED", ...usual };
    }),
    specialDays: specialDays.map(({ date, reason, opensAt, closesAt }) => ({
      date,
      reason,
      closed: !opensAt,
      opensAt: opensAt ?? usual.opensAt,
      closesAt: closesAt ?? usual.closesAt,
    })),
  };
}

const sentHours = (closed: boolean, { opensAt, closesAt }: Hours) =>
  closed ? { opensAt: null, closesAt: null } : { opensAt: opensAt || null, closesAt: closesAt || null };

/** The mutation input: only weekdays that differ from the usual hours. */
export function sentOpening({ weekdays, specialDays }: TypedHours): OpeningHoursInput {
  return {
    weekdays: weekdays.flatMap(({ opening, ...hours }, index) =>
      opening === "USUAL"
        ? []
        : [{ weekday: weekFromMonday[index]!, ...sentHours(opening === "CLOSED", hours) }],
    ),
    specialDays: specialDays.map(({ date, reason, closed, ...hours }) => ({
      date,
      reason,
      ...sentHours(closed, hours),
    })),
  };
}

/** Maps an error's path in the input to the path of the form field. */
export function typedPath(path: readonly string[], { weekdays }: TypedHours): string {
  const [list, index, field] = path;
  if (list !== "weekdays" || index === undefined) return path.join(".");
  const rows = weekdays.flatMap(({ opening }, row) => (opening === "USUAL" ? [] : [row]));
  return ["weekdays", rows[Number(index)], field].join(".");
}

const description = "Tente novamente.";

export function useNameCourtsMutation() {
  return useAction<NamesMutation>(
    graphql`
      mutation openingHoursNamesMutation($input: NameCourtsInput!) {
        nameCourts(input: $input) {
          ... on NameCourtsSuccess @alias(as: "done") {
            arena {
              ...CourtNamesCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar os nomes das quadras", description } },
  );
}

export function useSaveOpeningHoursMutation() {
  return useAction<HoursMutation>(
    graphql`
      mutation openingHoursHoursMutation($input: SaveOpeningHoursInput!) {
        saveOpeningHours(input: $input) {
          ... on SaveOpeningHoursSuccess @alias(as: "done") {
            arena {
              ...OpeningHoursCard_arena
            }
          }
          ... on OccupancyAhead @alias(as: "occupancyAhead") {
            message
            count
            ahead
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar os horários", description } },
  );
}
