import { Grid } from "@chakra-ui/react/grid";
import { AdminFrame } from "../AdminFrame";
import { IssueTemporaryPassword } from "./IssueTemporaryPassword";
import { TemporaryPasswordFacts } from "./TemporaryPasswordFacts";

/** Where an admin sends a temporary password to a user who cannot sign in. */
export function PasswordsPage() {
  return (
    <AdminFrame title="Gestão de Senhas">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" }}
        gap="6"
        alignItems="start"
      >
        <IssueTemporaryPassword />
        <TemporaryPasswordFacts />
      </Grid>
    </AdminFrame>
  );
}
