import { useLocation, useNavigate, type To } from "react-router-dom";
import { dialogParameter } from "../use-dialog-asked-for";

/** By which the address says whose details are open. */
export const openedParameter = "aberto";

interface OpenedRow {
  /** The id in the address, or null. It may be anybody's: the query behind it says whether it exists. */
  openedId: string | null;
  /** Where a row's link leads: this very page, with the row open. */
  addressOf: (id: string) => To;
  close: () => void;
}

/** The row whose details are open beside the list: `?aberto=ID`, so that it can be sent, and Back closes it. */
export function useOpenedRow(): OpenedRow {
  const { search } = useLocation();
  const navigate = useNavigate();
  const without = new URLSearchParams(search);
  without.delete(openedParameter);
  // A dialog that the address asked for is done with once a row is open.
  without.delete(dialogParameter);
  return {
    openedId: new URLSearchParams(search).get(openedParameter) || null,
    addressOf: (id) => {
      const address = new URLSearchParams(without);
      address.set(openedParameter, id);
      return { search: address.toString() };
    },
    close: () => void navigate({ search: without.toString() }, { replace: true, preventScrollReset: true }),
  };
}
