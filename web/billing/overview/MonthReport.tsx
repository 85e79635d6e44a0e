import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { FileDown, Sheet } from "lucide-react";
import { useState } from "react";
import {
  monthAddress,
  monthSheetName,
  monthSheetPath,
} from "../../../server/billing/accountant/month-report.rules";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { Card } from "../../ui/Card";
import { SelectField } from "../../ui/form/SelectField";
import { formatMonth } from "../../ui/format";
import { MonthPaperButton } from "../MonthPaperButton";

const monthsOffered = 24;

interface MonthReportProps {
  arenaKey: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
}

/** A month's money for who keeps the books: its charges and sums on paper, every movement as a sheet. */
export function MonthReport({ arenaKey, today }: MonthReportProps) {
  const current = firstOfMonth(today);
  const months = Array.from({ length: monthsOffered }, (_, back) => addMonths(current, -back));
  // Books are kept of a month that is over.
  const [month, setMonth] = useState(months[1] ?? current);
  const saveSheet = () =>
    void saveServedSheet({
      key: "movimentos",
      what: "os movimentos do mês",
      rows: "movimentos",
      address: monthAddress(monthSheetPath, arenaKey, month),
      fileName: monthSheetName(month),
    });
  return (
    <Card title="Relatório Mensal" icon={FileDown}>
      <Stack gap="4" maxW="lg">
        <Text textStyle="sm" color="fg.muted">
          Para a contabilidade: as cobranças do mês e quem deve; o que entrou e foi devolvido, pelo dia do
          dinheiro; e as comissões pagas.
        </Text>
        <SelectField
          label="Mês"
          value={month}
          options={months.map((value) => ({ value, label: formatMonth(value) }))}
          onChange={(event) => setMonth(event.target.value)}
        />
        <Flex gap="2" wrap="wrap">
          <MonthPaperButton arenaKey={arenaKey} month={month}>
            Baixar PDF
          </MonthPaperButton>
          <Button variant="outline" colorPalette="gray" onClick={saveSheet}>
            <Sheet size={18} aria-hidden />
            Baixar planilha
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
