import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { FileText, UserRoundPlus, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/plural.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { AthletesCard_arena$key } from "../../__generated__/AthletesCard_arena.graphql";
import { enrolmentReportPath, registerAthletePath } from "../../athletes/public/athlete-paths";
import { arenaAthletesPath } from "../../athletes/public/join-paths";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { Meter } from "../../ui/charts/Meter";
import { formatCount } from "../../ui/format";
import { TextLink } from "../../ui/TextLink";
import { BigNumber, BigNumbers } from "./BigNumber";

/** Who plays at the arena: how many, at which level, and who is new. */
export function AthletesCard({ arena }: { arena: AthletesCard_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment AthletesCard_arena on Arena {
        today {
          on
          athletes {
            total
            newThisMonth
            levels {
              level
              count
              percent
            }
          }
        }
      }
    `,
    arena,
  );
  if (!today?.athletes) return null;
  const { total, newThisMonth, levels } = today.athletes;
  return (
    <Card
      title="Atletas"
      icon={Users}
      action={<TextLink to={arenaAthletesPath}>Ver atletas</TextLink>}
      h="full"
      display="flex"
      flexDirection="column"
    >
      <BigNumbers>
        <BigNumber value={formatCount(total)} label={plural(total, "atleta ativo", "atletas ativos")} />
        <BigNumber
          value={formatCount(newThisMonth)}
          label={`${plural(newThisMonth, "novo", "novos")} em ${monthName(today.on)}`}
        />
      </BigNumbers>
      <Stack as="ul" gap="3" listStyleType="none" flex="1">
        {levels.map(({ level, count, percent }) => (
          <li key={level}>
            <Meter
              label={athleteLevelLabel[level]}
              value={count}
              of={total}
              says={`${formatCount(count)} · ${percent}%`}
            />
          </li>
        ))}
      </Stack>
      <Flex gap="2" wrap="wrap" mt="5">
        <ButtonLink to={registerAthletePath} variant="outline">
          <UserRoundPlus />
          Cadastrar Novo Atleta
        </ButtonLink>
        <ButtonLink to={enrolmentReportPath()} variant="outline" colorPalette="gray">
          <FileText />
          Relatório de Matrículas
        </ButtonLink>
      </Flex>
    </Card>
  );
}
