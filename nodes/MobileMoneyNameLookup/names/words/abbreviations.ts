import { wordMap } from './wordList';

/**
 * Abbreviations of business and street words, each with what it stands for (several words written together): as good as
 * the word. From general knowledge of Kenyan names of businesses and institutions.
 */
export const abbreviations = wordMap(`
acad academy academic, acctnts accountants, accts accounts, acdmy academy, admin administration, advs advocates, agcies agencies,
agencs agencies, agncs agencies, agric agricultural agriculture, agricl agricultural, agrl agricultural, apt apartments apartment,
apts apartments, asscn association, assn association, assoc association, assocn association, assocs associates, av avenue, ave avenue,
bchry butchery, bkry bakery, bkshop bookshop, bkshp bookshop, bldg building, bldgs buildings, bldrs builders, blvd boulevard,
bmu beachmanagementunit, bom boardofmanagement, bros brothers, btchry butchery, busn business, cath catholic,
cbo communitybasedorganisation communitybasedorganization, cdf constituencydevelopmentfund, chem chemist, clge college, clin clinic,
clnc clinic, cmte committee, cmty community, cntr centre center, coll college, comms communications, commty community, comty community,
const construction constructors, constn construction, constr construction, constrn construction, contr contractors, contrs contractors,
coop cooperative cooperatives, coops cooperatives cooperative, cosm cosmetics, ctge cottage, ctr centre center, cttee committee,
cttge cottage, cty county, dcare daycare, dept department, depts departments, devlpt development, devpt development, devt development,
dioc diocese, disp dispensary, dispens dispensary, disps dispensary, dispy dispensary, distrs distributors, dspnsry dispensary,
ea eastafrica, ecd earlychildhooddevelopment, ecde earlychildhooddevelopmenteducation, edn education, educ education educational,
educn education, eld eldoret, elec electrical electricals electric, elect electrical electricals, electls electricals,
eng engineering engineers, engg engineering, engrg engineering, engring engineering, ent enterprises enterprise,
enterp enterprises enterprise, enterpr enterprises enterprise, entp enterprises enterprise, entprs enterprises, entps enterprises,
ents enterprises, equip equipment, equipt equipment, est estate estates, fdn foundation, fedn federation, flwshp fellowship,
fndn foundation, ft fort, furn furniture, gdn garden, gdns gardens, gen general, genl general, gk governmentofkenya, gok governmentofkenya,
gov government, govt government, grp group, grps groups, gvmt government, gvt government, hdw hardware, hdware hardware, hdwr hardware,
hgts heights, hldg holding holdings, hldgs holdings, hldings holdings, hlth health, hlthcare healthcare, hosp hospital, hospt hospital,
hosptl hospital, hotl hotel, hptl hospital, hse house, hsptl hospital, htl hotel, htls hotels, hts heights, hw hardware, hware hardware,
hwy highway, inds industries, insce insurance, inst institute, instit institute, instn institution, internatl international,
internl international, intl international, intnl international, inv investments investment, invest investments investment,
invs investments, invst investments investment, invstmts investments, invsts investments, jss juniorsecondaryschool juniorschool, k kenya,
kgtn kindergarten, ksm kisumu, lab laboratory laboratories, labs laboratories laboratory, lbry library, lndry laundry, maint maintenance,
manuf manufacturing manufacturers, mdse merchandise, med medical, mem memorial, mfg manufacturing, mfgrs manufacturers, mfrs manufacturers,
mgmnt management, mgmt management, mgt management, min ministry ministries, mkt market, mktg marketing, mkts markets, mngt management,
msa mombasa, mt mount, mtr motors motor, mtrs motors, munic municipal, natl national, natnl national, nbi nairobi, nrb nairobi,
nrbi nairobi, nrsry nursery, ntl national, org organisation organization, orgn organisation organization, orph orphanage, pharm pharmacy,
pharmcy pharmacy, phcy pharmacy, phmcy pharmacy, polytec polytechnic, polytech polytechnic, prdcts products, prep preparatory,
presb presbyterian, pri primary, prim primary, prmy primary, prods products, proj project projects, projs projects,
prop properties property, props properties, provs provisions, prvt private, pry primary, pvte private, qtrs quarters, rd road,
refl referral, rehab rehabilitation, resto restaurant, restrnt restaurant, rly railway, rlys railways, rstrnt restaurant,
sch school schools, schl school, schs schools, scndry secondary, scounty subcounty, sec secondary, secdry secondary,
secsch secondaryschool, serv services service, servs services, shg selfhelpgroup, smkt supermarket, soc society, socy society,
solns solutions, sols solutions, soltns solutions, splrs suppliers, spmkt supermarket, sprmkt supermarket, srv service services,
srvcs services, srvs services, st saint, stn station, stnry stationery, subcty subcounty, supermkt supermarket, supmkt supermarket,
supp suppliers supplies, supps suppliers supplies, svc service services, svcs services, sys systems, tchg teaching, tchrs teachers,
techs technologies, telecoms telecommunications, tpt transport, tptrs transporters, trdg trading, trdng trading, trdrs traders,
trng training, trvls travels, tti technicaltraininginstitute, uae unitedarabemirates, uk unitedkingdom, univ university, unvsty university,
voc vocational, vtc vocationaltrainingcentre vocationaltrainingcenter, whlslrs wholesalers, wholslrs wholesalers, whse warehouse,
wkshop workshop, wksp workshop, wrua waterresourceusersassociation, wsale wholesale, wtr water, yth youth
`);

/** Abbreviations that may stand for something else too: probably the same word. */
export const looseAbbreviations = wordMap(`
assoc associates, acc accessories accounts, adv advocates, agri agriculture agricultural, amb ambulance ambassador,
ap administrationpolice, apps appliances, bout boutique, br branch, btq boutique, bty beauty, butch butchery, cathl cathedral,
cc christiancentre christianchurch countyclub, chr christian, comm communications commercial communication community,
comp computers complex comprehensive, comps computers, cons consultants construction, consult consultants consultancy, conv convenience,
crh countyreferralhospital, cs comprehensiveschool, dev development developers, dh districthospital, dist district, distr distributors,
elex electronics, enter enterprises, evang evangelical evangelistic, exp express exports, expr express, fed federation, fell fellowship,
fin finance financial, gh generalhospital, govs governors, hc healthcentre healthcenter, hq headquarters, hs highschool,
ind industries industrial, indep independent, indpt independent, ins insurance, inst institution institutions, jun junior, lib library,
mach machinery, mat maternity, matern maternity, mc medicalcentre medicalcenter medicalclinic, mech mechanical mechanics,
merch merchants merchandise, meth methodist, mks machakos, mnt mount, msn mission, nat national, nh nursinghome, nkr nakuru, nku nakuru,
nurs nursery nursing, par parish, pharm pharmaceuticals, pharma pharmaceuticals pharmacy, physio physiotherapy, poly polytechnic,
prod products productions production produce, ps primaryschool, pt point, ptnrs partners, pub publishers, rc romancatholic, rec recreation,
ref referral, reg regional registry, rest restaurant, scty society security, sdh subdistricthospital, sec secretarial security,
sol solutions, spec specialists specialist, ss secondaryschool, st street, stat station stationery, surg surgical surgery,
tech technology technologies technical, techn technical technology, telcom telecommunications, transp transporters transport,
trh teachingreferralhospital, ttc teacherstrainingcollege, un unitednations, uni university, vill village, wg womengroup womensgroup,
whs wholesalers, yg youthgroup
`);

/** Words that stand for each other in the names of institutions: districts became counties and sub-counties in 2013. */
export const synonyms = wordMap(
	'district county subcounty, subdistrict subcounty, high secondary sec',
);
