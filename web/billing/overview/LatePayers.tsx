import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert, CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { LatePayers_finance$key } from "../../__generated__/LatePayers_finance.graphql";
import { Amount } from "../../ui/Amount";
import { Card } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { EmptyState } from "../../ui/PageStates";
import { formatMoney } from "../../ui/format";
import { ListRow } from "../../ui/ListRows";
import { Person } from "../../ui/Person";
import { TextLink } from "../../ui/Links";
import { nameOfPayer } from "../public/charge-look";
import { overdueChargesPath } from "../public/finance-paths";

const ages = [
  { name: "Até 15 dias", short: "≤ 15", upTo: 15 },
  { name: "16 a 30 dias", short: "16–30", upTo: 30 },
  { name: "31 a 60 dias", short: "31–60", upTo: 60 },
  { name: "Mais de 60 dias", short: "> 60", upTo: Infinity },
] as const;

/** Those who owe longest; all of them stand in the list of charges. */
const listed = 8;

/** Who is late, for how long, and how much of it is old. */
export function LatePayers({ finance }: { finance: LatePayers_finance$key }) {
  const { latePayers, latePayerCount } = useFragment(
    graphql`
      fragment LatePayers_finance on ArenaFinance {
        latePayerCount
        latePayers {
          name
          chargeCount
          overdueInCents
          daysLate
          athlete {
            key
          }
        }
      }
    `,
    finance,
  );
  if (latePayers.length === 0)
    return (
      <Card title="Inadimplência" icon={CircleAlert}>
        <EmptyState icon={CircleCheck} title="Ninguém está em atraso" />
      </Card>
    );
  const [oldest] = latePayers;
  return (
    <Card title="Inadimplência" icon={CircleAlert}>
      <Bars
        label="Em atraso pela idade da dívida"
        says={`${counted(latePayerCount, "pessoa", "pessoas")} em atraso, a mais antiga há ${counted(oldest?.daysLate ?? 0, "dia", "dias")}.`}
        nameLabel="Atraso"
        valueLabel="Em atraso"
        points={byAge(latePayers)}
        format={formatMoney}
      />
      <Stack as="ul" gap="0" mt="4" listStyleType="none" aria-label="Quem está em atraso">
        {latePayers
          .slice(0, listed)
          .map(({ name, chargeCount, overdueInCents, daysLate, athlete }, index) => (
            <ListRow
              key={athlete?.key ?? `${index}-${name}`}
              basis="12rem"
              end={
                <Stack gap="0" align="flex-end">
                  <Amount cents={overdueInCents} state="overdue" />
                  {athlete ? (
                    <Text textStyle="sm">
                      <TextLink
                        to={`/athlete-financial/${athlete.key}`}
                        aria-label={`Ver cobranças de ${nameOfPayer(name)}`}
                      >
                        Ver cobranças
                      </TextLink>
                    </Text>
                  ) : null}
                </Stack>
              }
            >
              <Person
                name={nameOfPayer(name)}
                size="sm"
                facts={`${counted(daysLate, "dia", "dias")} · ${counted(chargeCount, "cobrança", "cobranças")}`}
              />
            </ListRow>
          ))}
      </Stack>
      <Text mt="2" textStyle="sm">
        <TextLink to={overdueChargesPath}>
          {latePayerCount > listed
            ? `Ver as cobranças em atraso de todos (${latePayerCount})`
            : "Ver as cobranças em atraso"}
        </TextLink>
      </Text>
    </Card>
  );
}

interface Late {
  readonly daysLate: number;
  /** In centavos. */
  readonly overdueInCents: number;
}

/** How old it is what is late, by the oldest charge of each who owes. */
export const byAge = (late: readonly Late[]) =>
  ages.map(({ name, short, upTo }, index) => {
    const after = ages[index - 1]?.upTo ?? 0;
    const among = late.filter(({ daysLate }) => daysLate > after && daysLate <= upTo);
    return { name, short, value: among.reduce((sum, { overdueInCents }) => sum + overdueInCents, 0) };
  });
