/** What stands on the statement of who is paid: found again by the last characters of the enrolment's id. */
export { enrolmentTxid as pixReference } from "../../billing/pix-txid.rules";
