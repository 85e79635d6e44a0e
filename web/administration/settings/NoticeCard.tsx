import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Megaphone } from "lucide-react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { PlatformRecord } from "../../../server/administration/settings/platform-settings.rules";
import { longestNotice } from "../../../server/platform-settings/platform.rules";
import { Card } from "../../ui/Cards";
import { TextAreaField, TextField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";
import { useNow } from "../../ui/TimeAgo";
import { settingsLabels, type SettingsInput } from "./settings-row";
import { momentInDigits } from "../../../server/platform/time/time-in-words.rules";
import { brasiliaTime, instantAt } from "../../../server/platform/time/time-zone.rules";

/** What is announced above every page, and how it will look there. */
export function NoticeCard({ form }: { form: UseFormReturn<SettingsInput, unknown, PlatformRecord> }) {
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const [typed, from, until] = useWatch({ control, name: ["noticeText", "noticeFrom", "noticeUntil"] });
  const text = typed ?? "";
  const now = useNow();
  const isEmpty = text.trim() === "" && from === "" && until === "";
  const clear = () => {
    for (const field of ["noticeText", "noticeFrom", "noticeUntil"] as const)
      setValue(field, "", { shouldDirty: true, shouldValidate: true });
    form.setFocus("noticeText"); // the button is gone with what it took away
  };
  return (
    <Card
      title="Aviso de manutenção"
      icon={Megaphone}
      action={
        isEmpty ? null : (
          <Button variant="ghost" colorPalette="gray" size="sm" onClick={clear}>
            Retirar aviso
          </Button>
        )
      }
    >
      <Stack gap="5">
        <TextAreaField
          label={settingsLabels.noticeText}
          placeholder="Hoje, das 23h à 1h, a Praia fica fora do ar para manutenção."
          hint={`Aparece no alto de todas as páginas, para todo mundo. ${text.length} de ${longestNotice} caracteres.`}
          error={errors.noticeText?.message}
          {...register("noticeText")}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField
            label={settingsLabels.noticeFrom}
            type="datetime-local"
            error={errors.noticeFrom?.message}
            {...register("noticeFrom")}
          />
          <TextField
            label={settingsLabels.noticeUntil}
            type="datetime-local"
            hint="Horário de Brasília"
            error={errors.noticeUntil?.message}
            {...register("noticeUntil")}
          />
        </SimpleGrid>
        {isEmpty && formState.defaultValues?.noticeText ? (
          <Notice tone="warning">O aviso sai do ar quando você salvar.</Notice>
        ) : null}
        {text.trim() === "" ? null : (
          <Box as="section" aria-label="Prévia do aviso">
            <Text textStyle="sm" fontWeight="semibold" pb="1.5">
              Prévia
            </Text>
            <Box borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden">
              <Text
                px="4"
                py="2.5"
                bg="sea.subtle"
                color={{ base: "sea.800", _dark: "sea.100" }}
                textStyle="sm"
                fontWeight="medium"
                whiteSpace="pre-line"
                overflowWrap="anywhere"
              >
                {text.trim()}
              </Text>
              <Box h="6" bg="bg.panel" borderTopWidth="1px" borderColor="border" aria-hidden="true" />
            </Box>
            <Text color="fg.muted" textStyle="sm" pt="1.5">
              {noticeStanding(from, until, now)}
            </Text>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

/**
 * When people read a notice with these ends, as they stand in their fields.
 * @param from "2026-11-25T22:00" by the clocks of Brasília; empty for none.
 */
export function noticeStanding(from: string, until: string, now: Date): string {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  if (!begins || !ends) return "Informe de quando até quando ele aparece.";
  if (ends <= begins) return "O fim deve ser depois do início.";
  if (now >= ends) return "Com estas datas, já saiu do ar.";
  if (now >= begins) return `Com estas datas, está no ar agora, até ${momentInDigits(ends, brasiliaTime)}.`;
  return `Aparece de ${momentInDigits(begins, brasiliaTime)} até ${momentInDigits(ends, brasiliaTime)}.`;
}

function momentOf(typed: string): Date | null {
  const [day = "", clock = ""] = typed.split("T");
  return day && clock ? instantAt(day, clock, brasiliaTime) : null;
}
