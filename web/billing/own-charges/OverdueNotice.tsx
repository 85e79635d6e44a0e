import { Box } from "@chakra-ui/react/box";
import { Notice } from "../../ui/Notice";

export function OverdueNotice() {
  return (
    <Notice tone="warning">
      <Box as="strong" display="block">
        Atenção: Pagamentos em atraso
      </Box>
      Entre em contato com a arena para regularizar sua situação.
    </Notice>
  );
}
