import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { perPeriod } from "../../../server/administration/contracts/billing-period.rules";
import { formatMoney } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import type { ContractOfList } from "./contract-row";
import { afterwardsInWords, partyName, validityInBrief, validityInWords } from "./contract-words";
import { ContractStatus } from "./ContractStatus";

export const contractColumns: ListColumn<ContractOfList>[] = [
  { key: "contratante", label: "Contratante", phone: "name", cell: partyName },
  { key: "plano", label: "Plano", phone: "none", cell: ({ plan }) => plan },
  {
    key: "valor",
    label: "Valor",
    phone: "value",
    numeric: true,
    cell: ({ priceInCents, billingPeriod }) => (
      <Box as="span" whiteSpace="nowrap">
        {formatMoney(priceInCents)}
        <Text
          as="span"
          display={{ base: "none", md: "block" }}
          textStyle="xs"
          color="fg.muted"
          fontWeight="normal"
        >
          {perPeriod[billingPeriod]}
        </Text>
      </Box>
    ),
  },
  {
    key: "vigencia",
    label: "Vigência",
    phone: "facts",
    cell: (contract) => {
      const afterwards = afterwardsInWords(contract);
      return (
        <>
          <Box as="span" hideFrom="md">
            {validityInBrief(contract)}
          </Box>
          <Box as="span" hideBelow="md" whiteSpace="nowrap">
            {validityInWords(contract)}
            {afterwards ? (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {afterwards}
              </Text>
            ) : null}
          </Box>
        </>
      );
    },
  },
  {
    key: "situacao",
    label: "Situação",
    phone: "status",
    cell: (contract) => <ContractStatus {...contract} />,
  },
];
