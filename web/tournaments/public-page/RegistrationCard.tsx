import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Ticket } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RegistrationCard_tournament$key } from "../../__generated__/RegistrationCard_tournament.graphql";
import { Card } from "../../ui/Card";
import { formatMoney, formatPeriod } from "../../ui/format";

/** When one may enter, and for how much. */
export function RegistrationCard({ tournament }: { tournament: RegistrationCard_tournament$key }) {
  const { registrationStartsOn, registrationEndsOn, registration, categories } = useFragment(
    graphql`
      fragment RegistrationCard_tournament on Tournament {
        registrationStartsOn
        registrationEndsOn
        registration {
          problem
        }
        categories {
          id
          name
          feeInCents
          seatsLeft
        }
      }
    `,
    tournament,
  );
  const period =
    registrationStartsOn && registrationEndsOn
      ? `de ${formatPeriod(registrationStartsOn, registrationEndsOn)}`
      : registrationEndsOn
        ? `até ${formatPeriod(registrationEndsOn, null)}`
        : "até o início do torneio";
  return (
    <Card title="Inscrições" icon={Ticket}>
      <Stack gap="3">
        <Text>{registration.problem ?? `Inscrições abertas ${period}.`}</Text>
        <Stack as="ul" listStyleType="none" gap="1">
          {categories.map(({ id, name, feeInCents, seatsLeft }) => (
            <Text as="li" key={id} color="fg.muted">
              <Text as="span" fontWeight="semibold" color="fg">
                {name}
              </Text>
              {": "}
              {feeInCents === 0 ? "gratuito" : `${formatMoney(feeInCents)} por atleta`}
              {typeof seatsLeft === "number" ? seatsWords(seatsLeft) : ""}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const seatsWords = (left: number): string =>
  left === 0 ? ", sem vagas" : left === 1 ? ", 1 vaga" : `, ${left} vagas`;
