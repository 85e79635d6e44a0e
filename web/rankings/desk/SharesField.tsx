import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId, useState, type Ref } from "react";
import { roundsReached } from "../../../server/sport/draws/rounds.rules";
import { roundReachedLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import {
  pointsFor,
  rankingTierNames,
  rankingTiers,
  usualShares,
} from "../../../server/sport/ranking/ranking-points.rules";
import { FieldError } from "../../ui/form/Fields";
import { basisPointsFromTyping, percentToType } from "../../ui/form/typed-numbers";
import { formatCount } from "../../ui/format";

interface SharesFieldProps {
  /** In hundredths of a percent, from the winner down; NaN where what is typed is no number. */
  value: readonly number[];
  onChange: (shares: number[]) => void;
  /** Of the first of them. */
  ref?: Ref<HTMLInputElement>;
  /** What is wrong with one of them, and with all. */
  errors: readonly (string | undefined)[];
  error?: string;
}

const Head = chakra("th", {
  base: { textStyle: "xs", fontWeight: "semibold", color: "fg.muted", textAlign: "end", pb: "1.5", ps: "3" },
});
const Cell = chakra("td", {
  base: { textAlign: "end", ps: "3", fontVariantNumeric: "tabular-nums", color: "fg.muted", textStyle: "sm" },
});
/** Those that a phone has room for. */
const onPhone: readonly string[] = ["G1000", "G250"];
const seen = (tier: string) => (onPhone.includes(tier) ? "table-cell" : { base: "none", sm: "table-cell" });

/** What each round earns of the winner's points, and what that comes to at events of each size. */
export function SharesField({ ref, value, onChange, errors, error }: SharesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => value.map((share) => percentToType(share)));
  const usual = usualShares.every((share, index) => share === value[index]);
  const type = (index: number, text: string) => {
    setTyped(typed.map((one, at) => (at === index ? text : one)));
    onChange(value.map((one, at) => (at === index ? (basisPointsFromTyping(text) ?? Number.NaN) : one)));
  };
  const reset = () => {
    setTyped(usualShares.map((share) => percentToType(share)));
    onChange([...usualShares]);
  };
  return (
    <Stack as="fieldset" gap="2" minW="0" aria-describedby={error ? `${id}-error` : undefined}>
      <Flex as="legend" w="full" justify="space-between" align="center" gap="3" minH="9">
        <Text as="span" textStyle="sm" fontWeight="semibold">
          Tabela de pontos
        </Text>
        {usual ? null : (
          <Button size="sm" variant="ghost" colorPalette="sea" onClick={reset}>
            Voltar à padrão
          </Button>
        )}
      </Flex>
      <Box overflowX="auto">
        <chakra.table w="full" borderCollapse="collapse">
          <thead>
            <tr>
              <Head textAlign="start!" ps="0!">
                Fase
              </Head>
              <Head w="5.5rem">% do campeão</Head>
              {rankingTierNames.map((tier) => (
                <Head key={tier} display={seen(tier)}>
                  {tier}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {roundsReached.map((round, index) => (
              <tr key={round}>
                <chakra.th
                  scope="row"
                  textAlign="start"
                  fontWeight="medium"
                  textStyle="sm"
                  py="1"
                  id={`${id}-${round}`}
                >
                  {roundReachedLabel[round]}
                  <FieldError id={`${id}-${round}-error`} error={errors[index]} />
                </chakra.th>
                <Cell py="1">
                  <Input
                    {...(index === 0 && ref ? { ref } : {})}
                    aria-label={`${roundReachedLabel[round]}, em %`}
                    aria-describedby={errors[index] ? `${id}-${round}-error` : undefined}
                    aria-invalid={errors[index] ? true : undefined}
                    inputMode="decimal"
                    autoComplete="off"
                    textAlign="end"
                    w="5.5rem"
                    value={typed[index] ?? ""}
                    onChange={(event) => type(index, event.target.value)}
                  />
                </Cell>
                {rankingTierNames.map((tier) => (
                  <Cell key={tier} display={seen(tier)} fontWeight={index === 0 ? "bold" : undefined}>
                    {Number.isNaN(value[index])
                      ? "-"
                      : formatCount(
                          index === 0 && value[0] === 100_00
                            ? rankingTiers[tier]
                            : pointsFor(tier, round, value),
                        )}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <FieldError id={`${id}-error`} error={error} />
    </Stack>
  );
}
