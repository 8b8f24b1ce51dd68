import type { Corpus } from './corpus.ts';

/** Questions written afresh, seven sets one after another, each measured once before anything was learnt from it. */
export const learntLater: Corpus = {
  clothes: `ты одет тепло или легко?
какую одежду посоветуешь
фартук носишь?
там ходят в форме? [uniform]
сапоги испачкаешь?
what do locals wear
did you dress up for this
is it ok to come in a t-shirt | rules
fancy clothes or old rags [fancy]
в чем щас ходишь то
чё носим?
переодеваться пришлось перед приходом?
а голова покрыта у тебя?
сапоги или босиком
штаны хоть есть у тебя, лол
стирать шмот часто приходится
вы там все одинаково одеты? [uniform]
тапки можно?
перчатки понадобятся?
я в платье и на каблуках приду, норм?
на плечах у тебя что
прикинь, а в доспехах тут кто нить ходит? [armour]
r ppl dressed fancy or casual
wats ur outfit like
should i bring a coat | weather
do ur clothes get dirty a lot
would i look silly in jeans there
ну и как ты вырядился сегодня
пятна на одежде часто остаются?
бахилы надевать?
сколько на тебе слоёв одежды
мне бы чё потеплее накинуть или норм? | weather
капюшон натянул?
маску носишь? | rules
does your outfit have pockets | tools
would i need gloves
do i gotta dress up
are u wearing a uniform or regular clothes [uniform]
bikini or parka?
Ты в чем пришел?
одежда удобная хоть?
А тебе выдали спецовку или в своём? [uniform]
мне что лучше надеть, посоветуй
каску носить обязательно? | rules
рукава длинные?
обувь какая у народа
в пижаме пойдёт?
бусики серёжки есть на тебе
What would I wear to fit in?
is your hair covered
do you need boots
anything on your head?
how formal is it
как одеты остальные?
шарфик нужен?
на мне шлёпки, не выгонят? | rules
у тебя шляпа какая
стильно одеваетесь?
грязная одежда у всех?
тут нужно переодеватся?
what's everybody wearing
can i wear sneakers
are ur clothes clean
what kind of shoes should i bring | tools
is there a uniform? [uniform]
че на тебе щас
у вас дресс-код или кто в чем
шапку снимать надо при входе? | rules
в кроссовках норм будет?
одежда мокрая? [wet] | weather
ты при параде?
do i have to take my shoes off | rules
is what youre wearing comfortable
any jewelry? [fancy]
r u wearing sunglasses | light
как тут модно одеваться?
а на тебе есть что-нибудь кожаное
тебе не холодно так легко одетой? | weather
сменка нужна?
чистая одежда есть у людей?
what does a typical outfit look like there
are you barefoot [bare]
do people dress nicely
need a helmet? [armour]
is your outfit practical`,
  sounds: `кто у вас там так орёт
звук какой-нибудь повторяется?
скрипит чё нибудь?
музыку живую играют? [music]
можно ли там уснуть от тишины | rest
what can you hear in the distance
do people raise their voices
is there music playing right now [music]
чё там по шуму?
а поют у вас? [song] | rest
слыш, а гремит чё нибудь?
инструменты муз. есть какие? [music]
если я заору, кто-нибудь услышит?
сильно шумят соседи?
шепотом разговариваем или орём
танцы под что? | rest
оглохнуть можно?
не слишком тихо? [quiet]
что первое услышал, когда пришёл
whats the noise level
can u hear ur own voice over there
do people sing around here [song] | rest
is somebody yelling all the time
any beeping or buzzing
чё орёте то
слышь музло какое у вас [music]
можно ли тут нормально поговорить или надо перекрикивать
птицы чирикают?
стук какой нибудь слышишь?
у вас там бубнёж или тишина
с закрытыми глазами что услышу
any background noise?
can people hear us talking
is the music any good or trash [music]
do u hear footsteps
would a phone ringing be annoying there
громко у вас там играет? [loud]
а чё за шум на фоне
матерятся громко? | rules
уснуть реально при таком грохоте? | rest
гитара есть у кого? [music]
разговаривают много?
слышны какие нибудь машины
what noises are there at night
is there a lot of shouting [loud]
can you play music there [music]
would i hear anything if i closed my eyes
is it noisy outside [loud]
слышно ли музыку [music]
кричать приходится?
тебя слышно вообще там?
какие звуки самые громкие
наушники надеваешь? | tools
шумновато да? [loud]
мухи жужжат?
do you hear music [music]
is it quiet there? [quiet]
what's that noise
would my ears hurt
what sounds would wake you up | rest
ор стоит?
соседи шумные?
тишина хоть когда-нибудь бывает? [quiet]
че за музон играет [music]
слышно как люди разговаривают?
можно ли петь [song] | rest
what do you hear right now
loud or quiet? [loud]
any screaming?
does the noise bother you
что тебя сейчас отвлекает из звуков
слышал выстрелы? [weapon] | fears
можно услышать соседей?
у вас громкоговоритель есть?
шепчетесь или в голос говорите
does music play all the time [music]
is it usually quiet or loud [quiet]
how noisy does it get
can you hear the wind | weather`,
  smells: `опиши запах одним словом
кто так надушился
does it smell of smoke [smoke]
fresh or stinky?
do you get used to the smell
чем пахнет-то
амбре у вас поди ещё то
запашок присутствует?
как с ароматами дела
потом несет от людей?
не задохнёшься там?
whats that smell lol
would my nose survive
smells good or nasty?
fresh air or stuffy
потом воняет поди
фу чем это так тянет
ароматизатор бы не помешал?
после тебя одежду проветривать надо от вони?
свежий воздух есть?
does everyone stink or just me
what does the air smell like
any nice scents
а духами или потом пахнет?
воздух спёртый?
чем-нибудь вкусным тянет?
запах въедается в одежду?
does it smell like food there
how's the air
is it smelly
пахнет приятно или не очень?
чуешь гарь?
чем воняет сильнее всего
прокуренно у вас? [smoke]
does it smell bad
smells like what
can you smell smoke [smoke]
does it smell of animals | fears
вонища наверное?
как там с воздухом
пахнет лекарствами или едой
дышится легко?
what kind of smell is there
does it reek
is the air clean there
чем тут пахнет обычно?
пахнет ли морем | travel
навозом несёт?
what would i smell first
does it smell weird
is the smell strong`,
  fears: `тебя тут что нибудь бесит или пугает?
кто твой враг? [war]
ты можешь не вернуться?
часто ли тут происходят несчастные случаи
смерти боишься? [death]
тут безопаснее чем дома?
what would make you panic
are there predators [beast]
could i get sick there [ill]
is your life at risk
очково тебе?
ссышь?
помереть тут можно? [death]
чего тут больше всего боятся
есть шанс не вернуться домой?
стремно ночью?
кто нибудь тут умирал? [death]
безопасно вообще
за жизнь не переживаешь?
какой самый страшный расклад
опасненько у вас, не?
u scared?
whats the worst thing that could happen to u
could i get hurt
would you bring ur kids here or is it too dangerous
anyone died lately [death]
кирдык может настать тут?
коленки трясутся?
сколько народу тут полегло | people
ты бы ночью сюда один сунулся?
поджилки не трясутся
какие риски
а если пожар?
можно ли пораниться об чё нибудь
врагов опасаетесь? [war]
what scares you most in there
how likely am i to die [death]
is it a dangerous job | work
any wild animals to watch out for [beast]
А чего ты испугался?
тут кто то уже пострадал?
бояться кого больше надо
страховку оформлял?
если что случится, нас спасут?
было такое что думал всё, конец
волки там водятся? [beast]
Is there a chance of dying? [death]
are you nervous about anything
what's dangerous about this place
did anything bad happen
would a child be scared there
how safe would you say it is
умирают тут часто? [death]
а ты не боишся?
что самое опасное
крысы есть? [beast]
кто-нибудь за тобой гонится?
тебе угрожали?
выживу я там?
не боишься что упадёшь?
what are people afraid of
is somebody going to get killed [death]
are there monsters
scary at night?
what is the biggest danger
do you worry about your life
стрёмно тебе?
помирать не собираешься? [death]
кого опасаться
тут убивают? [death]
пугает что нибудь в этом месте?
какова вероятность сдохнуть [death]
нападёт кто если что
а болезни какие нибудь? [ill]
what could go wrong
are you afraid of the dark | light
has anyone been killed there [death]
any dangerous animals? [beast]
would i survive a week
тут страшно ночью?
что самое плохое может случиться
есть риск для здоровья?
кого ты боишься больше всех
в тебя стреляли? [weapon] | tools
на помощь звать кого если что
опасные звери водятся? [beast]
do you feel in danger
is there something to be scared of
could somebody die today [death]
have you ever been hurt there
what's the scariest part`,
  money: `дешево обошлось?
сколько ты тут потратил
за деньги или за идею? | work
чем расплачиваетесь
есть тут чем поживиться? [loot]
do you have to buy a ticket | travel
how are you paid
почём вход?
бабосики платят? | work
скока получаешь в месяц | work
можно разбогатеть тут?
карта или наличка?
мне дорого обойдётся это удовольствие?
взятки берут? | rules
золотишко водится?
зп норм? | work
how much for a ticket
are ppl here rich or broke
can i pay by card
r u getting paid for this | work
в минус не уйдём?
бесплатно пускают? | rules
чем платить то, натурой?
дофига стоит?
сюда богатенькие ходят? | people
золото бриллианты имеются? [coin]
is it a waste of money
do i have to pay to be there
is somebody making a lot of cash off this [coin]
can you get rich doing that
это удовольствие платное?
за что тут деньги берут
сколько стоит там побывать
кошелёк лучше спрятать?
долго копил на это?
тут можно что нибудь купить?
do people tip there
how expensive is it
would i need cash [coin]
does it make money
много денег нужно чтобы сюда попасть
а зарплату вовремя дают?
кто платит?
деньги тут вообще есть? [coin]
подешевле бывает?
воруют часто? [loot]
тут богатые или бедные
is it free to enter
what does it cost
are people there wealthy
can i buy something there
do you get a salary
бабки нужны? [coin]
проезд платный?
сколько за вход берут
выгодно это вообще?
можно заработать тут?
богатые люди сюда ходят? | people
у тебя деньги с собой? [coin]
does it cost a lot
would you need money there [coin]
are you paid for it | work
can poor people afford it
сколько денег с собой брать
тебе заплатят за это? [coin] | work
тут что-то продают?
дорогое это место?
можно потерять все деньги?
торгуетесь?
is this place for rich people
how much did you pay
are there shops
can i earn something there`,
  food: `чё вы там едите вообще
сам готовишь?
с голодухи не помрём?
сытно кормят? [feast]
вода чистая?
would a picky eater be ok
do you eat meat there
can i get some coffee
жрать че есть
чем кормят то вас
пивко наливают? [drink]
покушать дадут?
а ты завтракал сегодня?
мясо или трава?
чё по закусону
голодные сидите?
вкусно хоть?
повар у вас есть?
водичка питьевая откуда
накатить можно? [drink]
шашлычок бы... бывает такое у вас?
аппетит не пропадает?
what did u have for lunch
is the grub any good
could i get a beer [drink]
r u hungry
who does the cooking
can vegetarians survive there
чаёк попить есть где
пожрём чего вечером
горячее дают или сухпай
стейк есть в меню?
своё похавать можно принести? | rules
а чем запивать
кормёжка норм?
сладенькое водится?
ты там отощал небось
посуду кто моет
any decent snacks
is dinner served there
u eat with ur hands?
do they feed u well
can i bring my own food | rules
is there booze [drink]
Перекусить найдётся что нибудь?
ел уже?
кофе нальют?
что обычно едят на завтрак?
алкоголь присутствует? [drink]
диета у тебя какая
рыба или мясо?
там кухня есть?
самому готовить приходится или кто-то готовит
соль передашь?
what's the best thing to eat there
are drinks allowed | rules
you had breakfast yet?
is the water safe to drink
do you eat together
чем тебя сегодня кормили
где поесть можно
завтрак включён?
голодным не останусь?
вино наливают? [drink]
что пьёте обычно
мяско есть?
еда горячая?
я на диете, мне подойдёт?
are you hungry right now
what did you eat today
does the food taste good
who cooks
is there anything to drink
can you get fresh fruit there
is beer served [drink]
чё едим
хавчик свой или дают
пить хочется?
чем вас тут потчуют
кто готовит?
бухлишко найдётся? [drink]
обедал?
вкуснее чем дома?
what kind of food do they serve
can i get a snack
are you full
any alcohol there? [drink]
would you eat there
чё вкусного посоветуешь
что на столе стоит?
кормят бесплатно? | money
пить что дают
чай или кофе?
тебя тошнит от еды?
самое популярное блюдо какое
is the food included
do you like the food there
what would i drink there
do they have coffee
can you cook for yourself`,
  work: `чем ты сегодня занимался
это твоя основная работа?
за что ты отвечаешь
тяжело физически? [toil]
платят норм за работу? | money
успеваешь всё сделать?
what are you working on
how did you learn to do this [school]
is everyone there working
do you enjoy your work
чем ваще занят целыми днями
пашешь много? [toil]
кем ты тут числишься
образование надо для этого?
что входит в твою работу
руками работаешь или башкой
чё надо делать то
долго учился этому?
сложная у тя профессия?
чем занимаешься, когда не спишь
whats ur job exactly
what do u do all day
did you have to train for this
is it hard work [toil]
are u good at what u do
на кого работаешь
чё сегодня успел сделать
тебе помощник не нужен случайно
во сколько подъём
дел по горло?
чтобы тут быть надо чему то учиться? [school]
кто чем занят
what are you busy with
is your job important
u work hard or hardly working
are you the one doing all the heavy lifting [toil]
need a degree to be here?
what did u do this morning
как прошёл твой рабочий день
какая у тебя роль тут
долго ещё до конца смены?
сложно новичку будет?
в чём цель то вообще
кому ты подчиняешься | people
трудишься в поте лица? [toil]
приходится ли вставать рано
много дел на сегодня?
is it physically demanding
how many hours do you work
do you like your job
who gave you this task | people
чем ты тут занимаешься?
кем работаешь
тебе нравится твоя работа?
сложная работа?
сколько часов в день пашешь
спина не болит от работы? [toil]
что делаешь прямо сейчас
какое у тебя задание
тут учат чему-нибудь? [school]
are you here for work or fun | rest
what's your main task
is your work dangerous | fears
do you need skills for this
what are you supposed to do there
is everyone working hard [toil]
чё делать надо
ты на работе или отдыхаешь | rest
легко ли научиться тому что ты делаешь [school]
какие планы на завтра
начальник заставляет пахать? | people
чем живёшь
руки в мозолях? [toil]
is your job hard
what are your responsibilities
what's the goal here
do you do this every day | often
тебе приходится много работать?
кто ты по профессии
чем полезным занят
что ты должен сделать до вечера
работа грязная?
трудно быть тобой?
what kind of work is done there
is your job well paid | money
what did you do before lunch
do you work alone | people
what's the hardest part of your day`,
  weather: `замёрз? [cold]
небось жарко? [heat]
на свежем воздухе мы или в здании
погода меняется?
дождь пойдёт? [wet]
is it cold enough for a coat [cold]
would rain ruin it [wet]
what month is it
are you warm enough
мёрзнете?
как погодка шепчет?
потеешь? [heat]
дождик бывает? [wet]
солнышко печёт?
ветром не сдувает? [wind]
сколько примерно градусов
на улице или внутри мы?
снега много навалило? [cold]
промокнуть реально? [wet]
холодно или жарко, колись
is it freezing or what [cold]
do u sweat a lot [heat]
whats the temp
inside or outside
does it ever rain [wet]
sunny?
на улке чё
осадки ожидаются?
загореть можно? [heat]
от холода зуб на зуб не попадает? [cold]
погода на завтра какая
ветрюга сильный? [wind]
кондёр бы не помешал? [heat]
is it chilly in there [cold]
should i pack sunscreen [heat]
hows the climate
is there a breeze [wind]
do u have a roof over ur head
are we outside?
на улице сейчас сухо или мокро?
зима или лето
очень жарит? [heat]
в куртке не замёрзну? [cold]
дождём не зальёт? [wet]
есть крыша над головой?
влажность высокая?
какой сезон на дворе
does the weather matter
is it warmer inside or outside
do i need a jacket | clothes
what season would you say it is
windy much? [wind]
какая погода сейчас
ветренно? [wind]
снег есть? [cold]
жарко тебе? [heat]
не холодно в такой одежде? | clothes
солнечно у вас?
мы в помещении?
how's the weather
do i need warm clothes | clothes
hot or cold
is it snowing there [cold]
do you need air conditioning
чё по погоде
сыро наверное? [wet]
сколько градусов
дует из щелей? [wind]
зимой тут холодно? [cold]
шубу брать? | clothes
потеть буду? [heat]
what's the temperature
is it humid
does it get cold at night [cold]
is this indoors or outdoors
sun or rain
тепло там?
дожди частые? [wet]
не дует тебе? [wind]
как с погодой сегодня
туманно? [wet]
замёрзнуть можно? [cold]
пекло наверное? [heat]
what's the weather like today
will i get wet [wet]
is it always sunny there
does it snow [cold]`,
  people: `кто вокруг тебя щас
сколько там народу обычно
все друг друга знают или как
есть девушки? [love]
с начальством ладишь? [boss]
кого бы ты выгнал отсюда
who do you see every day
is it a big group
do you like the people there
are you surrounded by men
много нас тут?
баб много?
мужики одни?
а дети бегают?
кто с тобой рядом стоит
незнакомцев часто встречаешь? [stranger]
начальник у вас зверь? [boss]
тётки симпатичные?
толпа или пара человек
ты тут один или с кем
народ дружный?
знаменитости захаживают?
старики есть?
who else is there with u
any cute girls
do people get along
who's in charge [boss] | rules
r there kids
how many of us are there roughly
кого тут больше мужиков или баб
кто у вас за главного [boss]
поболтать есть с кем?
все свои или и чужие бывают [stranger]
одному тут не скучно? | rest
какого возраста народ
сосед у тебя как, нормальный?
вы друг друга знаете вообще?
туристы заезжают? [stranger]
is everybody friendly
do u know the person next to u
who do u hang out with
are there more men or women
do u trust these people
is there a leader [boss]
any rich folks there | money
сколько примерно народу вокруг
Дети тут есть?
кто из нас тут самый главный [boss]
женщин пускают? | rules
люди тут весёлые или хмурые
а животные есть или только люди
все друг друга знают?
много иностранцев?
кого ты тут встретишь скорее всего
how many people are with you
do strangers come here [stranger]
are there families
is anyone famous there
do people talk to each other
who's the oldest person there
с кем ты тут
тут есть дети?
сколько человек с тобой
люди добрые?
кого больше всего тут
есть ли начальник [boss]
много женщин? | people
можно прийти одному?
тут одни мужики?
is there anyone you don't like
how many people work there | work
who is next to you
are the people nice
men or women mostly
кто с тобой
девчонки есть? [love]
народ адекватный?
знакомых встретил?
сколько вас там человек
местные гостеприимные?
старшие кто? [boss]
есть ли тут кто то знаменитый
тесно от людей? [crowd] | rest
who's with you right now
are there women there [love]
is there someone in charge [boss]
how many people
would i make friends there
any children around
с кем ты чаще всего общаешься
начальство далеко? [boss]
много ли народа вокруг? [crowd]
а красивые девушки есть? [love]
сколько друзей у тебя тут
есть кто подозрительный
тут свои или все подряд
who's your best friend there
is it mostly men
do you know everybody there
who would i talk to
are there any strangers around [stranger]
are people staring at you`,
  tools: `какой вещью ты пользуешься чаще
есть что нибудь острое?
палку какую нибудь держишь?
оружие прячешь? [weapon]
техника ломается? [modern]
что на столе лежит
what do you have on you
did you bring anything
is there a phone there [modern]
что в руках держишь?
без чего тут никак
пушка есть? [weapon]
нож с собой носишь? [weapon]
какие приборы используешь
техника сложная? [modern]
чё в карманах | clothes
лопата пригодится?
инструмент выдают или свой
are you holding anything
do i need a weapon [weapon]
whats in ur bag
got wifi? [modern]
what equipment do u use
would a flashlight help | light
на чём сидишь? | rest
чем режете если надо
какая самая полезная штука у тебя
в сумке чё таскаешь
огнестрел есть? [weapon]
интернет хоть есть? [modern]
тяжёлое чё нибудь с собой? | work
если сломается, чем чинить
what would be useful to bring
are there any weapons lying around [weapon]
what do you use the most
is there electricity [modern]
whats that in your hand
что бы ты взял с собой отсюда
предмет в руках есть какой то?
верёвка есть?
а оружие разрешено? [weapon] | rules
много техники вокруг? [modern]
какой инструмент главный
в рюкзаке что
ножницы найдутся?
сидеть есть на чём? | rest
what objects are around you
do i have to bring anything
are there machines [modern]
would i find a knife there [weapon]
are you using any tools right now
is there a computer nearby [modern]
что у тебя в карманах
чем ты пользуешься
есть с собой оружие? [weapon]
телефон с собой? [modern]
что нужно взять с собой
какие предметы вокруг
есть ли стулья
ты держишь что-то в руках?
do you have a gun [weapon]
do people use phones there [modern]
anything heavy to carry
чё у тебя в руках
мобила ловит? [modern]
ножи есть? [weapon]
что полезного можно там найти
какую вещь ты бы спас при пожаре
много мебели?
чем вы там работаете, инструмент какой | work
фонарик пригодится? | light
do i need to bring equipment
is there anything sharp
do you own a sword [weapon]
are there computers [modern]
что самое важное иметь при себе
есть какие-нибудь машины или техника? [modern]
можно принести свои вещи?
что ты обычно держишь в руках
есть стол?
камера есть? [modern]
what do people carry
is there any technology [modern]
what's the most important tool
can i charge my phone [modern]
do you have a bag with you`,
  rest: `выспался сегодня?
где вы отдыхаете
чем занять себя вечером
лежать удобно?
кино показывают?
how do you spend your evenings
is it a relaxing place
where do you sit
any entertainment for kids
где дрыхнете
чё по отдыху
выходные дают?
спишь на чём
подремать можно?
как развлекаетесь по вечерам
скучно бывает? | liking
чем заняться в свободное время
hows the bed
do u get any days off
bored yet?
чилишь щас?
где задницу приткнуть чтоб отдохнуть
ночевать есть где?
поспать удаётся хоть чуток
после смены чем занимаешься | work
покемарить дадут
телек смотрите? | tools
is it comfy
where do u sleep
any games to play
do u get tired there | work
is there somewhere to chill
what do people do when they're off duty
отдохнуть получается?
когда спать ложитесь
на диване валяешься небось
чем себя развлекаете
удобно сидеть?
хобби какое нибудь есть у местных
можно тут расслабиться
do you sleep there
can you relax in this place
what do you do after dark
is there a party
do people play games here
any hobbies
где ты спишь
как вы отдыхаете
есть где посидеть?
весело вечером? | liking
можно поиграть во что нибудь
спать не мешают?
удобная кровать?
can i sleep there
is there anything fun to do
do you get breaks
where can i sit
do you get enough sleep
what games do you play
где тут прилечь
спишь нормально?
чем занимаетесь в свободное время
игры какие нибудь есть?
когда выходной
шумные вечеринки бывают?
чтоб не скучать что делаете
can you take a break
what do you do to relax
ever play cards there
тут можно поспать?
на чём вы спите
чем вечером займёмся
есть развлечения какие нибудь?
много свободного времени?
хочется прилечь?
танцы бывают? [song]
is there any entertainment
how do people have fun
do you ever get to rest
comfy beds?
where would i spend the night`,
  travel: `ты сюда на чём приехал
долго добираться?
можно на самолёте прилететь?
далеко отсюда до москвы
мы движемся или стоим на месте
какой это континент
do i need a passport
how did you end up there
can you leave by boat
which way is the exit
как сюда добраться
далеко от дома-то
обратно отпустят?
долго добирались сюда
плывём или едем?
мы вообще движемся?
самолетом можно долететь?
границу пересекать надо?
how did u get here
can i leave whenever i want | rules
is it far from the city
do i need a boat
can u park there
как отсюда выбираться будем
ножками топаем или везут
навигатор доведёт?
это вообще в какой стране
до ближайшего магазина далеко?
билет покупал? | money
качает сильно?
мы на земле или на воде
часто ездите куда нибудь
how long is the trip there
could i take a train there
is it in europe
r we near the ocean [sea]
do u walk or ride
can we drive there
долго сюда ехать?
на поезде можно доехать?
далеко мы от цивилизации?
домой когда?
дорога утомила?
а это где вообще находится
на машине приехали?
мы куда то плывём? [sea]
пешочком или на транспорте
do you need a car to get there
how would you get out of there
is it in the middle of nowhere
did it take long to get there
are there roads [road]
could you fly there
как ты сюда попал
далеко отсюда до дома?
на чём вы едете
куда едем
долго ещё ехать?
самолёты летают? [sky]
можно уйти отсюда? [trapped] | rules
это в россии?
есть ли рядом море? [sea]
is it far away
are you moving
what city is it near
did you walk there
is there a horse [horse]
как добирался
пешком далеко?
транспорт ходит?
на чём поедем обратно
в каком городе
это на корабле что ли [sea]
когда уезжаем
высоко забрались? [sky]
how far is it from here
what country is it in
can you get there by bus
are we going somewhere
is it easy to leave [trapped] | rules
как сюда доехать?
это далеко от моря? [sea]
сколько ехать
можно на велике?
ты на чём передвигаешься
мы в какой части света
какая дорога туда
how long did it take you to get here
are there cars
can we walk there
is it somewhere in asia
are you traveling right now`,
  light: `полумрак или ярко?
ты видишь небо?
do you need a lamp
is the view good
day or night?
светло или темно там
окна имеются?
ночью видно чего нибудь
фонарик брать? | tools
шторы закрыты?
звёзды видать? [stars]
глаза от света режет?
темнотища поди? [dark]
can u see the sky
how dark is it in there [dark]
any windows
свет вырубают?
глаз выколи или норм
какого цвета там стены
красивый закат?
солнце в глаза светит?
из окошка чё видно
is it well lit
can you see outside
candles or lamps?
много там света?
какой вид открывается
темно не страшно? [dark] | fears
свечи жжёте?
что на стенах висит
день у вас сейчас или ночь?
там красиво?
лампа или солнце светит
is the place colorful
what's the first thing you see
is it dark inside [dark]
are the lights on
does it look nice
что ты видишь
видно звёзды? [stars]
есть ли окна
что за окном видно
какие цвета вокруг
is it dark [dark]
is there sunlight
is there a nice view
are there candles
what do you see when you look up
свет яркий?
что за окном
видно что нибудь вообще?
как там внутри выглядит
ночью темно? [dark]
много зелени вокруг? [forest] | rest
can you see stars [stars]
what colors do you see
are there any windows there
хорошо видно?
какой свет там
есть на что посмотреть?
сейчас светло на улице?
зажигаете что-нибудь по вечерам | rest
луна видна? [stars]
what do you see right now
is it bright inside
is it a pretty place
what color is everything`,
  rules: `что тут строго запрещено
какое наказание за нарушение
любой может войти?
можно опаздывать?
шутить можно?
кого слушаться надо [boss] | people
do you have to follow rules
what could get me in trouble
is there a secret password [secret]
are animals allowed
что нельзя делать
штрафуют за что нибудь
за опоздание наказывают?
кто тут законы пишет
материться разрешено?
пропуск нужен?
чужих пускают? [stranger] | people
секретничаете тут? [secret]
с детьми можно? | family
what happens if i break the rules
can anybody just walk in | people
is photography allowed
do u need permission to be here
are phones banned | tools
what would get me kicked out
вход свободный? | people
чё будет если накосячу
кто попало может зайти? | people
вести себя как положено?
телефоны отбирают? | tools
можно ругаться матом
строго тут у вас?
за косяки чё делают
здесь что то скрывают? [secret]
are there a lot of rules
could i get arrested there [law]
do i need a permit
is swearing ok
whats the punishment for being late
is this place secret [secret]
за что могут выгнать?
а вход по билетам? | travel
какие запреты
кому сюда нельзя
курить где?
опоздать можно?
дисциплина есть?
жульничать можно?
can kids come | family
what should i never do there
are there guards
do you have to be quiet there [quiet] | sounds
who makes the rules
какие тут правила
что запрещено
что будет если нарушу правила
сюда всех пускают?
можно кричать? | sounds
накажут если уйду?
секретное место? [secret]
are there any rules
what is forbidden
do you need an invitation
can anyone come in
will i get punished
за что накажут
бегать можно?
кому вход воспрещён
надо ли молчать? [quiet] | sounds
разрешение нужно?
закон нарушаем? [law]
снимать на телефон можно? | tools
is it allowed to shout | sounds
do you need a ticket | travel
what's not allowed
could just anyone enter
is this illegal [law]
кто угодно может прийти?
чего делать нельзя?
если нарушить правила, что сделают
тут есть охрана?
обязательно слушаться?
пить разрешено? | food
есть возрастные ограничения
what's the most important rule
are visitors allowed [stranger] | people
do i need to follow orders [boss] | people
will anyone check my documents`,
  liking: `доволен что тут?
кайфово тебе?
хорошо вам?
тебе тут по кайфу?
нравится тут или так себе
хотел бы тут остаться навсегда?
u like it here?
having fun?
кайф или отстой
понравилось бы мне там?
ты вообще рад тут быть?
как ощущения
would u recommend it
is it a nice place to be
u happy there?
а тебе самому нравится?
настроение как?
хотел бы вернуться сюда ещё раз
do you enjoy it there
is it boring
would you come back
тебе тут нравится
как тебе место
ты счастлив?
do you like this place
is it fun
are you enjoying yourself
ну и как тебе?
в восторге?
тебе тут весело
are you having a good time
do you wanna stay
тебе хорошо там?
как настроение сегодня
хочешь остаться?
are you happy to be there
do you want to leave`,
  often: `ты тут каждый день?
how often do you go
ты тут завсегдатай?
часто сюда заходишь?
been here before?
how often do u come
ты тут новенький?
сколько раз уже был тут
каждый день здесь торчишь?
is this ur first time there
do u go there a lot
Ты первый раз тут?
как часто сюда приходишь?
давно сидишь?
when was the last time you were there
how long have you been there
ты часто тут бываешь
как долго ты тут
how often are you here
часто сюда ездишь?
в который раз ты тут
давно приехал?
how often do people come
your first visit?
давно ты тут сидишь
ты часто там бываешь?
how many times have you been there`,
  family: `родители знают что ты тут?
сыну бы понравилось?
would your dad be proud
жена не против что ты тут?
мамка знает где ты?
семью с собой взял?
does ur wife know u r here
тёща бы оценила?
жену бы взял сюда?
ребёнка можно с собой?
мама бы одобрила?
would you bring your parents
would kids like it
с семьёй сюда ездят?
would your wife like it there
маме бы рассказал что тут был?
детям тут можно?
can i take my grandma
would you bring your child`,
  back: `а ты как считаешь?
сам-то чё?
а сам то?
а у тя как?
ну а ты чё скажешь
ты мне лучше сам ответь на это
and urself?
right back at ya
ну а твой ответ?
а ты чего молчишь, сам то как
ты то чё
а твоё мнение какое
what abt you
ok ur turn
and for you?
сам что думаешь
ну а ты сам?
ты первый отвечай
how about yourself
what would you say
ты сам-то как думаешь
а ты сам что?
твоя очередь отвечать
а с тобой как
now you answer
what's yours
ну а ты что?
а сам бы как ответил
what about yourself?
and yours?`,
  earlier: `чё это щас было
подробнее можешь?
это ты сейчас серьёзно
what was that supposed to mean
say that again
чё ты имел в виду щас
это как понимать вообще
почему ты так ответил
поясни за прошлый ответ
точно? не верю чет
ты же только что другое говорил
wdym by that
u sure about that?
why did u say that
can you explain ur last answer
ты это серьёзно щас?
это ты к чему
что за ответ такой
ну и что это значит
ты уверен в своих словах?
с чего ты это взял
можно поподробней?
гонишь
what did you mean
care to elaborate
are u lying
u already said that
be more specific pls
Что ты хотел этим сказать?
в каком смысле
почему ты так решил?
а можно точнее?
ты что-то скрываешь, повтори
это шутка?
ты сказал одно, а он другое
чё?
what do you mean by that
why do you say so
are you sure about that
that was vague, more details?
что ты имеешь в виду?
в смысле
что это значит?
объясни
why?
what does that mean
explain pls
you sure?
what exactly?
поясни плиз
а поточнее можно
откуда знаешь?
why did you answer like that
like what for example
thats not an answer
что-то не понял, объясни
ты про что вообще
почему ты так сказал?
точно-точно?
what are you talking about
how so
could you explain that
are you serious`,
};
