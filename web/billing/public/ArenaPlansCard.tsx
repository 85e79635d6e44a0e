import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Tickets } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { planInWords, type ClassPlanKind } from "../../../server/billing/class-plans/class-plan.rules";
import type { ArenaPlansCard_arena$key } from "../../__generated__/ArenaPlansCard_arena.graphql";
import { Card } from "../../ui/Cards";
import { formatMoney } from "../../ui/format";

/** What classes cost at an arena, for everybody; nothing where it sells no plans. */
export function ArenaPlansCard({ arena }: { arena: ArenaPlansCard_arena$key }) {
  const { plansOnSale } = useFragment(
    graphql`
      fragment ArenaPlansCard_arena on PublicArena {
        plansOnSale {
          kind
          name
          priceInCents
          classCount
          validDays
        }
      }
    `,
    arena,
  );
  if (plansOnSale.length === 0) return null;
  return (
    <Card title="Planos de aula" icon={Tickets}>
      <Stack gap="3">
        <Stack as="ul" listStyleType="none" gap="0">
          {plansOnSale.map(({ kind, name, priceInCents, classCount, validDays }, index) => (
            <Flex
              as="li"
              key={index}
              justify="space-between"
              gap="3"
              py="1.5"
              _notFirst={{ borderTopWidth: "1px" }}
              borderColor="border.muted"
            >
              <Stack gap="0" minW="0">
                <Text>{name}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {planInWords({
                    kind: kind as ClassPlanKind,
                    classCount: classCount ?? null,
                    validDays: validDays ?? null,
                  })}
                </Text>
              </Stack>
              <Text fontWeight="semibold" flexShrink="0">
                {formatMoney(priceInCents)}
                {kind === "MONTHLY" ? " / mês" : ""}
              </Text>
            </Flex>
          ))}
        </Stack>
        <Text textStyle="sm" color="fg.muted">
          Os planos se compram com a arena; depois você reserva as aulas aqui.
        </Text>
      </Stack>
    </Card>
  );
}
