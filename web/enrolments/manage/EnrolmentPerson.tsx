import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { EnrolmentPerson_enrolment$key } from "../../__generated__/EnrolmentPerson_enrolment.graphql";
import { formatDateTime } from "../../ui/format";
import { Person } from "../../ui/Person";
import { usePlaceTime } from "../../ui/PlaceTime";
import { Status } from "../../ui/Status";
import { StatusBadge } from "../../ui/StatusBadge";
import { enrolmentStateLabel, enrolmentTones } from "../enrolment-state";
import type { DeskChange, DeskPerson, DeskRow } from "./desk-row";
import { EnrolmentFacts } from "./EnrolmentFacts";
import { EnrolmentActions } from "./EnrolmentActions";
import { enrolmentElementId, type AskAbout } from "./enrolment-questions";

interface EnrolmentPersonProps {
  enrolment: EnrolmentPerson_enrolment$key;
  row: DeskRow;
  person: DeskPerson;
  open: boolean;
  onAsk: AskAbout;
  onChanged: (what: DeskChange) => void;
}

/** One athlete of a row: who, in which state, what is owed, and what the desk can do about it. */
export function EnrolmentPerson({ enrolment: key, ...desk }: EnrolmentPersonProps) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentPerson_enrolment on Enrolment {
        id
        status
        awaitsConsent
        athlete {
          email
          level
        }
        override {
          reason
          by
          at
        }
        ...EnrolmentFacts_enrolment
        ...EnrolmentActions_enrolment
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { id, athlete, status, awaitsConsent, override } = enrolment;
  const { name } = desk.person;
  return (
    <Stack
      id={enrolmentElementId(id)}
      tabIndex={-1}
      as="fieldset"
      minW="0"
      aria-label={name}
      outline="0"
      gap="3"
      py="4"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: "1px" }}
    >
      <Person
        name={name}
        facts={[`Nível ${athleteLevelLabel[athlete.level]}`, ...(athlete.email ? [athlete.email] : [])].join(
          " · ",
        )}
      />
      <HStack gap="2" rowGap="1" wrap="wrap">
        <Status tone={status === "ENROLLED" ? "usual" : enrolmentTones[status]}>
          {enrolmentStateLabel(status, awaitsConsent)}
        </Status>
        {override ? <StatusBadge tone="special">Exceção</StatusBadge> : null}
      </HStack>
      <EnrolmentFacts enrolment={enrolment} />
      {override ? (
        <Text textStyle="sm" overflowWrap="anywhere">
          Exceção{override.by ? ` de ${override.by}` : ""}: {override.reason}{" "}
          <Text as="span" color="fg.muted">
            ({formatDateTime(override.at, timeZone)})
          </Text>
        </Text>
      ) : null}
      <EnrolmentActions enrolment={enrolment} {...desk} />
    </Stack>
  );
}
