import { chakra } from "@chakra-ui/react/styled-system";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Status";
import { TimeAgo } from "../../ui/TimeAgo";
import type { JoinRequest } from "./read-join-request";

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

const always = (timeZone: string): ListColumn<JoinRequest>[] => [
  {
    key: "nome",
    label: "Atleta",
    phone: "name",
    cell: ({ athleteName }) => <Person name={athleteName} size="sm" />,
  },
  {
    key: "nivel",
    label: "Nível",
    phone: "facts",
    cell: ({ athleteLevel }) => (
      <>
        <OnPhone>Nível </OnPhone>
        {athleteLevelLabel[athleteLevel]}
      </>
    ),
  },
  {
    key: "quando",
    label: "Pediu",
    phone: "facts",
    cell: ({ askedAt }) => (
      <chakra.span whiteSpace="nowrap">
        <TimeAgo instant={askedAt} timeZone={timeZone} />
      </chakra.span>
    ),
  },
];

const before: ListColumn<JoinRequest> = {
  key: "antes",
  label: "Situação",
  phone: "status",
  cell: ({ wasThereBefore }) => (wasThereBefore ? <Status tone="waiting">Já foi da arena</Status> : null),
};

/**
 * @param timeZone by whose clocks it was asked.
 * @param someBefore whether any of them was at the arena before: most never were.
 */
export const requestColumns = (timeZone: string, someBefore: boolean): ListColumn<JoinRequest>[] => [
  ...always(timeZone),
  ...(someBefore ? [before] : []),
];
