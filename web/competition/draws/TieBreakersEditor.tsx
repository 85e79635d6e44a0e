import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowUp, ChevronDown, X } from "lucide-react";
import { useState } from "react";
import {
  tieBreakCriteria,
  tieBreakCriterionLabel,
  type TieBreakCriterion,
} from "../../../server/sport/standings/tie-breaking.rules";
import { SelectField } from "../../ui/form/Fields";

interface TieBreakersEditorProps {
  order: readonly TieBreakCriterion[];
  onChange: (order: readonly TieBreakCriterion[]) => void;
}

/** What decides between pairs with as many victories, in order. Few events change it, so that it opens on demand. */
export function TieBreakersEditor({ order, onChange }: TieBreakersEditorProps) {
  const [open, setOpen] = useState(false);
  const others = tieBreakCriteria.filter((criterion) => !order.includes(criterion));
  const raised = (index: number) => {
    const next = [...order];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    return next;
  };
  return (
    <Stack gap="2">
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        ms="-3"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Critérios de desempate
        <ChevronDown style={{ transform: open ? "rotate(180deg)" : undefined }} />
      </Button>
      {open ? (
        <>
          <Text textStyle="xs" color="fg.muted">
            Depois das vitórias. Quando só duas duplas empatam, decide o confronto direto; por último, o
            sorteio.
          </Text>
          <Stack as="ol" gap="1" listStyleType="none">
            {order.map((criterion, index) => (
              <Flex
                as="li"
                key={criterion}
                align="center"
                gap="1"
                borderWidth="1px"
                borderRadius="l2"
                ps="3"
                pe="1"
              >
                <Text as="span" w="6" fontWeight="bold" color="fg.muted">
                  {index + 1}
                </Text>
                <Text flex="1" textStyle="sm">
                  {tieBreakCriterionLabel[criterion]}
                </Text>
                <IconButton
                  variant="ghost"
                  colorPalette="gray"
                  size="sm"
                  aria-label={`Subir ${tieBreakCriterionLabel[criterion]}`}
                  disabled={index === 0}
                  onClick={() => onChange(raised(index))}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  variant="ghost"
                  colorPalette="gray"
                  size="sm"
                  aria-label={`Tirar ${tieBreakCriterionLabel[criterion]}`}
                  onClick={() => onChange(order.filter((other) => other !== criterion))}
                >
                  <X />
                </IconButton>
              </Flex>
            ))}
          </Stack>
          {others.length > 0 ? (
            <SelectField
              label="Adicionar critério"
              placeholder="Escolha o próximo"
              options={others.map((value) => ({ value, label: tieBreakCriterionLabel[value] }))}
              value=""
              onChange={({ target }) =>
                target.value && onChange([...order, target.value as TieBreakCriterion])
              }
            />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
